import { UserRound } from "lucide-react";
import type { ComponentProps } from "react";
import { TextField } from "#components/ui/field/text-field.tsx";

/** Renders the username field of a login: no autocapitalization, known to password managers. */
export function UsernameField(
  props: Pick<ComponentProps<typeof TextField>, "ref" | "name" | "onChange" | "onBlur" | "label" | "error">,
) {
  return (
    <TextField
      {...props}
      required
      prefix={<UserRound aria-hidden size={20} />}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="auto"
    />
  );
}
