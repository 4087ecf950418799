import { askedOnce } from "#lib/client/asked-once.ts";
import { callPortal } from "#lib/client/call-portal.ts";
import { type HomeSection, readHomeSections } from "#lib/contracts/games/read-home-sections.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** The sections of the home page. */
export const fetchHomeSections: (locale: Locale) => Promise<HomeSection[]> = askedOnce(async () => {
  const { sections } = await callPortal(readHomeSections, {});
  return sections;
});
