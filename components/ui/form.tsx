import type { ComponentProps } from "react";

/**
 * Renders a form that makes a call. A submit before hydration does nothing: outside a `<dialog>` the method `dialog`
 * never navigates, so a password cannot end up in the URL and the input stays.
 */
export function Form(props: ComponentProps<"form">) {
  return <form {...props} method="dialog" noValidate />;
}
