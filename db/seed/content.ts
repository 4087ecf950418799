import { bannersOfEntrance, bannersOfHome, bannersOfSideMenu } from "#db/seed/content/banners.ts";
import { firstNotices } from "#db/seed/content/notices.ts";
import { firstPromotions } from "#db/seed/content/promotions.ts";
import { zaloPromotion } from "#db/seed/content/zalo-promotion.ts";
import { addBanner, addNotice } from "#lib/modules/content/index.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import { database } from "#lib/platform/database.ts";
import { services } from "#lib/portal/composition/services.ts";

/** Seeds the content of a new site. Adds only what was never there; what an operator hid or removed stays that way. */
export async function seedContent(): Promise<void> {
  const context = { ...services({ db: database("operator") }), actor: { role: "system", process: "seed" } as const };
  const site = await readSettings(context, siteSettings);
  const notices = [...firstNotices(site.minimumAge), ...firstPromotions, ...zaloPromotion(site)];
  for (const banner of [...bannersOfHome, ...bannersOfSideMenu, ...bannersOfEntrance]) await addBanner(context, banner);
  for (const notice of notices) await addNotice(context, notice);
}
