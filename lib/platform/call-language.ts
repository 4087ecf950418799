import { defaultLocale, type Locale, localeOfCode } from "#lib/i18n/locales.ts";
import type { Context } from "#lib/platform/context.ts";

/** The language that a call names by its legacy code, where pages are served in it; else that of the request. */
export function callLanguage(
  { request }: Pick<Context, "request">,
  { language }: { language?: string | undefined },
): Locale {
  return (language === undefined ? null : localeOfCode(language)) ?? request?.language ?? defaultLocale;
}
