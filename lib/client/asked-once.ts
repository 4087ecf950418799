import type { Locale } from "#lib/i18n/locales.ts";

/** Asks once per language and visit (LOBBY-13: until the page is loaded anew); a failure is asked again. */
export function askedOnce<Answer>(ask: () => Promise<Answer>): (locale: Locale) => Promise<Answer> {
  let asked: { locale: Locale; answer: Promise<Answer> } | undefined;
  return (locale) => {
    if (asked?.locale === locale) return asked.answer;
    const own = { locale, answer: ask() };
    asked = own;
    own.answer.catch(() => {
      if (asked === own) asked = undefined;
    });
    return own.answer;
  };
}
