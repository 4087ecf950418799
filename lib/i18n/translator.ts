import "server-only";
import { createTranslator, type Messages } from "use-intl/core";
import { loadCatalogue } from "#lib/i18n/catalogue.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { defaultTimeZone } from "#lib/i18n/time-zone.ts";

/** Returns the message of a key, filled with params; `has` is true when the key exists. */
export interface Translate {
  (key: string, params?: Record<string, string | number>): string;
  has: (key: string) => boolean;
}

/** A translator caches parsed messages and a page uses a hundred of them, so translators are reused. */
const made = new Map<string, Translate>();

/**
 * Returns a translator for use outside pages: portal responses, mails, the command line. Keys are "area.key", or "key"
 * within `area`.
 */
export async function translatorFor(locale: Locale, area = ""): Promise<Translate> {
  const catalogue = await loadCatalogue(locale);
  const known = made.get(`${locale} ${area}`);
  if (known) return known;
  const messages = area ? catalogue[area] : catalogue;
  if (typeof messages !== "object") throw new RangeError(`No messages for ${area}`);
  // The core of next-intl, without Next. It runs without literal keys, so params are not type-checked.
  const translate: Translate = createTranslator<Messages>({ locale, messages, timeZone: defaultTimeZone });
  made.set(`${locale} ${area}`, translate);
  return translate;
}
