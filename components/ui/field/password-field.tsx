"use client";
import { Eye, EyeOff, Lock } from "lucide-react";
import { useState } from "react";
import { TextField, type TextFieldProps } from "#components/ui/field/text-field.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { useUiText } from "#components/ui/ui-text.tsx";

/** Renders a password field with a button that reveals it. `autoComplete` tells password managers its purpose. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "suffix">) {
  const say = useUiText();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      prefix={<Lock aria-hidden size={20} />}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      suffix={
        <IconButton
          size="slim"
          label={say(shown ? "hide-password" : "show-password")}
          aria-pressed={shown}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden size={20} />
        </IconButton>
      }
    />
  );
}
