import type { Locale } from "#lib/i18n/locales.ts";

/** LOBBY-13: so long an answer is kept; whoever needs it after that asks anew. */
const keptMs = 5 * 60_000;

/** Asks once per language and visit, or some minutes of a long one; a failure is asked again. */
export function askedOnce<Answer>(
  ask: () => Promise<Answer>,
  nowMs = () => Date.now(),
): (locale: Locale) => Promise<Answer> {
  let asked: { locale: Locale; atMs: number; answer: Promise<Answer> } | undefined;
  return (locale) => {
    if (asked?.locale === locale && nowMs() - asked.atMs < keptMs) return asked.answer;
    const own = { locale, atMs: nowMs(), answer: ask() };
    asked = own;
    own.answer.catch(() => {
      if (asked === own) asked = undefined;
    });
    return own.answer;
  };
}
