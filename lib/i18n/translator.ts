import "server-only";
import { createTranslator, type Messages } from "use-intl/core";
import { loadCatalogue } from "#lib/i18n/catalogue.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { defaultTimeZone } from "#lib/i18n/time-zone.ts";

/** Says a key, filled with params; `has` tells whether it is written. */
export interface Translate {
  (key: string, params?: Record<string, string | number>): string;
  has: (key: string) => boolean;
}

/** A translator keeps the messages it has read, and a page says a hundred of them: made once. */
const made = new Map<string, Translate>();

/** Translates outside of a page: portal answers, mails, the command line. Keys are "area.key", or "key" within `area`. */
export async function translatorFor(locale: Locale, area = ""): Promise<Translate> {
  const catalogue = await loadCatalogue(locale);
  const known = made.get(`${locale} ${area}`);
  if (known) return known;
  const messages = area ? catalogue[area] : catalogue;
  if (typeof messages !== "object") throw new RangeError(`No messages for ${area}`);
  // The core of next-intl, without Next. Read at run time, so there are no literal keys to check params against.
  const translate: Translate = createTranslator<Messages>({ locale, messages, timeZone: defaultTimeZone });
  made.set(`${locale} ${area}`, translate);
  return translate;
}
