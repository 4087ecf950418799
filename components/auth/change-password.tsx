"use client";
import { useRouter } from "next/navigation";
import { NewPasswordForm } from "#components/auth/new-password-form.tsx";
import type { RegistrationSettings } from "#lib/contracts/identity/read-registration-settings.ts";

/** AUTH-11: changes the password within a page, which then shows that all other devices are signed out. */
export function ChangePassword({ account, settings }: { account: string; settings: RegistrationSettings }) {
  const router = useRouter();
  return (
    <NewPasswordForm name="change-password" account={account} settings={settings} onChanged={() => router.refresh()} />
  );
}
