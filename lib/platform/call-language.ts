import { defaultLocale, type Locale, localeOfCode } from "#lib/i18n/locales.ts";
import type { Context } from "#lib/platform/context.ts";

/**
 * Returns the language that a call names by its legacy code, if pages are served in it; else the request's language.
 */
export function callLanguage(
  { request }: Pick<Context, "request">,
  { language }: { language?: string | undefined },
): Locale {
  return (language === undefined ? null : localeOfCode(language)) ?? request?.language ?? defaultLocale;
}
