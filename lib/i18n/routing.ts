import { defineRouting } from "next-intl/routing";
import type { SiteLanguages } from "#lib/i18n/site-languages.ts";

/**
 * Returns the URLs of a site: its default language has no prefix, the others have their BCP 47 tag. The cookie `lang`
 * stores the choice.
 */
export function routingOf({ offered, fallback }: SiteLanguages) {
  return defineRouting({
    locales: [...offered],
    defaultLocale: fallback,
    localePrefix: "as-needed",
    // Pages list their translations themselves.
    alternateLinks: false,
    localeCookie: { name: "lang", maxAge: 365 * 24 * 60 * 60, sameSite: "lax" },
  });
}
