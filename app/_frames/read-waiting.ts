import { cache } from "react";
import { readCashierNews } from "#app/_frames/read-cashier-news.ts";
import type { Waiting } from "#components/layout/member-entries.ts";
import { countClaimable } from "#lib/modules/promotions/index.ts";
import { isServiceUnavailable } from "#lib/platform/unavailable.ts";
import { pageVisitor } from "#lib/portal/pages/admit-page.ts";

/**
 * MEMBER-02: returns the badge counts of the logged-in member, read once per request for frame and page. A page must
 * not fail for a badge: while Postgres is unavailable there are none.
 */
export const readWaiting = cache(async (locale: string): Promise<Waiting> => {
  const { context, own } = await pageVisitor(locale);
  if (!own || own.role === "trial") return {};
  try {
    const [claimable, news] = await Promise.all([countClaimable(context), readCashierNews(locale)]);
    return { "reward-centre": claimable, withdraw: news?.receipts.length ?? 0 };
  } catch (error) {
    if (!isServiceUnavailable(error)) throw error;
    context.log.warn({ err: error }, "badges could not be read");
    return {};
  }
});
