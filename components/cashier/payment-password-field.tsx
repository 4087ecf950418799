"use client";
import type { ComponentProps } from "react";
import { PasswordField } from "#components/ui/field/password-field.tsx";

/** Six digits that no password manager should mix up with the login. */
export function PaymentPasswordField(props: ComponentProps<typeof PasswordField>) {
  return <PasswordField required inputMode="numeric" maxLength={6} autoComplete="off" dir="ltr" {...props} />;
}
