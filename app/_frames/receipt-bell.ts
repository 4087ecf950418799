import { readCashierNews } from "#app/_frames/read-cashier-news.ts";
import { readWaiting } from "#app/_frames/read-waiting.ts";
import type { ReceiptBellFacts } from "#components/layout/receipt-bell-facts.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { PageVisitor } from "#lib/portal/pages/admit-page.ts";

/** Returns what the header's bell shows; null without a money balance. */
export async function receiptBell({ context, own, locale, site }: PageVisitor): Promise<ReceiptBellFacts | null> {
  if (!own || own.role === "trial") return null;
  const [t, news, waiting] = await Promise.all([
    translatorFor(locale, "shell"),
    readCashierNews(locale),
    readWaiting(locale),
  ]);
  return {
    locale,
    currency: site.currency,
    timeZone: site.timeZone,
    serverNow: context.clock.now().toISOString(),
    receipts: news?.receipts ?? [],
    rewards: waiting["reward-centre"] ?? 0,
    text: { title: t("waiting-for-you"), receipts: t("receipts-to-confirm"), all: t("all-withdrawals") },
  };
}
