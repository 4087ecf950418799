import { defaultLocale, type Locale, localeOfCode } from "#lib/i18n/locales.ts";
import type { Context } from "#lib/platform/context.ts";

/**
 * Returns the language that a call names by its legacy code, if the site offers it; else the request's language.
 */
export function callLanguage(
  { request }: Pick<Context, "request">,
  { language }: { language?: string | undefined },
): Locale {
  const named = language === undefined ? null : localeOfCode(language);
  if (named && (!request || request.languages.includes(named))) return named;
  return request?.language ?? defaultLocale;
}
