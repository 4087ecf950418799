import { createTranslator, type Messages } from "use-intl/core";
import { moneyText } from "#components/cashier/money-text.ts";
import { type ToastMessage, toast } from "#components/ui/toast/toast.ts";
import { loadMessages } from "#lib/client/load-messages.ts";
import type { CashierNews, WithdrawalNews } from "#lib/contracts/cashier/cashier-news.ts";
import type { Locale } from "#lib/i18n/locales.ts";

const tones: Record<WithdrawalNews, NonNullable<ToastMessage["tone"]>> = {
  approved: "positive",
  rejected: "negative",
  sent: "positive",
  failed: "negative",
  "auto-received": "info",
  forced: "info",
  disputed: "info",
  returned: "info",
};

/** CASH-08: shows what staff or time did to the withdrawals since `before`. Code and messages load with the news. */
export async function toastWithdrawalNews(before: CashierNews, after: CashierNews, locale: Locale): Promise<void> {
  const steps = new Map(before.withdrawals.map(({ id, step }) => [id, step]));
  const changed = after.withdrawals.filter(({ id, step, news }) => news !== null && step > (steps.get(id) ?? 0));
  if (changed.length === 0) return;
  const { cashier = {} } = await loadMessages(locale, "cashier");
  const messages = typeof cashier === "object" ? cashier : {};
  const t = createTranslator<Messages>({ locale, messages });
  for (const { news, amount, currency, reason } of changed) {
    if (news === null) continue;
    const what = { amount: moneyText(amount, { locale, currency }) };
    const text = t(`withdraw.news.${news}-text`);
    toast({
      tone: tones[news],
      title: t(`withdraw.news.${news}-title`, what),
      text: reason ? t("withdraw.news.with-reason", { text, reason }) : text,
    });
  }
}
