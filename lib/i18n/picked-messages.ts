import type { Locale } from "#lib/i18n/locales.ts";

/** Messages of one language: area → key → ICU text; keys can be nested. */
export type Catalogue = { [key: string]: string | Catalogue };

/** The messages of a lazily loaded island: plain data, passed to `<ClientMessages>`. */
export interface PickedMessages {
  locale: Locale;
  timeZone: string;
  messages: Catalogue;
}
