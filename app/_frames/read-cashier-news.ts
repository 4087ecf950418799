import { cache } from "react";
import type { CashierNews } from "#lib/contracts/cashier/cashier-news.ts";
import { readCashierNews as readNews } from "#lib/modules/cashier/index.ts";
import { isServiceUnavailable } from "#lib/platform/unavailable.ts";
import { pageVisitor } from "#lib/portal/pages/admit-page.ts";

/**
 * CASH-08: returns the logged-in member's news of the cashier, read once per request. A page that shows deposits or
 * withdrawals reads it first: its version must not be newer than what the page shows. A page must not fail for a badge:
 * while Postgres is unavailable there are none. A session that was idle for too long gets none, either (SEC-04).
 */
export const readCashierNews = cache(async (locale: string): Promise<CashierNews | null> => {
  const { context, own } = await pageVisitor(locale);
  if (!own || own.role === "trial" || own.idled) return null;
  try {
    return await readNews(context);
  } catch (error) {
    if (!isServiceUnavailable(error)) throw error;
    context.log.warn({ err: error }, "news of the cashier could not be read");
    return null;
  }
});
