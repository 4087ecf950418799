import "server-only";
import { formatDate, formatDays, zoneName } from "#lib/i18n/format.ts";
import type { ListDays } from "#lib/i18n/list-days.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { PageVisitor } from "#lib/portal/pages/admit-page.ts";

/** Returns what a record on paper says about itself: site, account, days with their zone, and when it was read. */
export async function paperFacts(
  { context, site, locale }: Pick<PageVisitor, "context" | "site" | "locale">,
  shown: ListDays | null,
) {
  const words = await translatorFor(locale, "list");
  const now = context.clock.now();
  const zone = zoneName(site.timeZone, locale, now);
  return {
    siteName: site.name,
    account: "account" in context.actor ? context.actor.account : "",
    days: shown && `${daysText(shown)}, ${zone}`,
    readAt: words("as-of", { time: `${formatDate(now, locale, site.timeZone)} ${zone}` }),
  };

  function daysText({ preset, days, from, to }: ListDays): string {
    if (preset !== "24-hours") return formatDays(days.from, days.to, locale);
    return [from, to].map((time) => formatDate(time, locale, site.timeZone)).join(" – ");
  }
}
