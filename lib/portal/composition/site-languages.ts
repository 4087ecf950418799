import "server-only";
import { knownLanguages, rememberLanguages, type SiteLanguages, siteLanguagesOf } from "#lib/i18n/site-languages.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import type { Services } from "#lib/portal/composition/services.ts";

/** I18N-02: returns the languages of the site, at most 2 s old; while they cannot be read, the last known ones. */
export async function readSiteLanguages(held: Pick<Services, "db">): Promise<SiteLanguages> {
  const site = await readSettings(held, siteSettings).catch(() => null);
  if (site) {
    const { languages, defaultLanguage } = site;
    rememberLanguages(siteLanguagesOf({ languages, defaultLanguage }));
  }
  return knownLanguages();
}
