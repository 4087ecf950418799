import type { Locale } from "#lib/i18n/locales.ts";

/** Messages of one language: area → key → ICU text, keys may nest. */
export type Catalogue = { [key: string]: string | Catalogue };

/** What a lazily loaded island needs to translate by itself: plain data, handed to `<ClientMessages>`. */
export interface PickedMessages {
  locale: Locale;
  timeZone: string;
  messages: Catalogue;
}
