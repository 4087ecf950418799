import type { ComponentProps } from "react";

/**
 * A form that makes a call. Sent before its code is there it does nothing: outside a `<dialog>` the method `dialog` never
 * navigates, so a password can't end in an address, and what was typed stays.
 */
export function Form(props: ComponentProps<"form">) {
  return <form {...props} method="dialog" noValidate />;
}
