import { defineRouting } from "next-intl/routing";
import { defaultLocale, locales } from "#lib/i18n/locales.ts";

/** Addresses: the default language has no prefix, others carry their BCP 47 tag. The choice is kept in the cookie `lang`. */
export const routing = defineRouting({
  locales: [...locales],
  defaultLocale,
  localePrefix: "as-needed",
  // Pages name their translations themselves: the offered ones only.
  alternateLinks: false,
  localeCookie: { name: "lang", maxAge: 365 * 24 * 60 * 60, sameSite: "lax" },
});
