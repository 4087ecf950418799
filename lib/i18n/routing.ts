import { defineRouting } from "next-intl/routing";
import { defaultLocale, locales } from "#lib/i18n/locales.ts";

/** URLs: the default language has no prefix, the others have their BCP 47 tag. The cookie `lang` stores the choice. */
export const routing = defineRouting({
  locales: [...locales],
  defaultLocale,
  localePrefix: "as-needed",
  // Pages list their translations themselves, only in the offered languages.
  alternateLinks: false,
  localeCookie: { name: "lang", maxAge: 365 * 24 * 60 * 60, sameSite: "lax" },
});
