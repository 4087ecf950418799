import { site } from "#db/schema/system.ts";
import { servedLanguages } from "#lib/i18n/locales.ts";
import { database } from "#lib/platform/database.ts";
import { services } from "#lib/portal/composition/services.ts";
import { changeSiteSettings } from "#lib/settings/change-settings.ts";

/**
 * Makes a demo offer every language with a catalogue, so that a right-to-left one can be seen as well. Does nothing on a
 * site whose settings somebody has changed.
 */
export async function seedLanguages(): Promise<void> {
  const db = database("operator");
  if ((await db.orm.$count(site)) > 0) return;
  const context = { ...services({ db }), actor: { role: "system", process: "seed" } } as const;
  await changeSiteSettings(context, { languages: servedLanguages.map(({ code }) => code) });
}
