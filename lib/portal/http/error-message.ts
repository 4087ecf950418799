import "server-only";
import type { Locale } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { ErrorParams } from "#lib/kernel/domain-error.ts";
import type { ErrorCode } from "#lib/kernel/error-codes.ts";

/** Returns the message of an error code in a language. Codes are the keys of `errors` in the catalogues. */
export async function errorMessage(code: ErrorCode, params: ErrorParams, locale: Locale): Promise<string> {
  const translate = await translatorFor(locale);
  return translate(`errors.${code}`, params);
}
