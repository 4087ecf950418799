"use client";
import type { ComponentProps } from "react";
import { PasswordField } from "#components/ui/field/password-field.tsx";

/** Renders a six-digit field; password managers must not confuse it with the login password. */
export function PaymentPasswordField(props: ComponentProps<typeof PasswordField>) {
  return <PasswordField required inputMode="numeric" maxLength={6} autoComplete="off" dir="ltr" {...props} />;
}
