import "server-only";
import { createTranslator } from "use-intl/core";
import { loadCatalogue } from "#lib/i18n/catalogue.ts";
import type { Locale } from "#lib/i18n/locales.ts";

export type Translate = (key: string, params?: Record<string, string | number>) => string;

/** Translates outside of a page: portal answers, mails, the command line. Keys are "area.key". */
export async function translatorFor(locale: Locale): Promise<Translate> {
  const translate = createTranslator({ locale, messages: await loadCatalogue(locale) });
  // use-intl (the core of next-intl, without Next) derives its key type from literal messages; ours are read from files, and parity is checked by a tool.
  return translate as unknown as Translate;
}
