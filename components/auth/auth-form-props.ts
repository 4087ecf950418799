import type { LoginAnswer } from "#lib/contracts/identity/member.ts";
import type { RegistrationSettings } from "#lib/contracts/identity/read-registration-settings.ts";
import type { Locale } from "#lib/i18n/locales.ts";

export interface AuthFormProps {
  locale: Locale;
  settings: RegistrationSettings;
  onEntered: (answer: LoginAnswer, password?: string) => void | Promise<void>;
}
