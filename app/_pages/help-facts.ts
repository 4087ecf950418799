import "server-only";
import type { HelpFacts } from "#components/help/read-article.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { cashierSettings } from "#lib/modules/cashier/index.ts";
import { readSettings } from "#lib/modules/system/index.ts";
import type { PageVisitor } from "#lib/portal/pages/admit-page.ts";

/** Returns the limits and times of the site that the texts of the help centre name. */
export async function readHelpFacts({ context, locale, site }: PageVisitor): Promise<HelpFacts> {
  const { cashier } = await readSettings(context, cashierSettings);
  const { currency } = site;
  const money = (amount: string) => formatMoney(amount, locale, { currency, trimZeros: true });
  return {
    age: site.minimumAge,
    minimumDeposit: money(cashier.minimumDeposit),
    minimumWithdrawal: money(cashier.minimumWithdrawal),
    turnover: cashier.turnoverMultiple,
    promotionTurnover: cashier.promotionTurnoverMultiple,
    depositMinutes: cashier.depositExpiryMinutes,
    receiptMinutes: cashier.receiptMinutes,
  };
}
