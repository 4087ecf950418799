import { definePage } from "#app/_pages/define-page.tsx";
import { metadataOf } from "#app/_pages/page-metadata.ts";
import { HelpSections } from "#components/layout/help-sections.tsx";
import { ReadingPage } from "#components/layout/reading-page.tsx";
import { besideHelp } from "#components/layout/service-link.tsx";
import { pages } from "#lib/contracts/pages.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { cashierSettings } from "#lib/modules/cashier/index.ts";
import { readSettings } from "#lib/modules/system/index.ts";

export const generateMetadata = metadataOf(pages.help, "help");

export default definePage(pages.help, async ({ context, locale, site }) => {
  const [t, { cashier }] = await Promise.all([translatorFor(locale, "help"), readSettings(context, cashierSettings)]);
  const { currency } = site;
  const money = (amount: string) => formatMoney(amount, locale, { currency, trimZeros: true });
  const facts = {
    age: site.minimumAge,
    minimumDeposit: money(cashier.minimumDeposit),
    minimumWithdrawal: money(cashier.minimumWithdrawal),
    turnover: cashier.turnoverMultiple,
    promotionTurnover: cashier.promotionTurnoverMultiple,
    depositMinutes: cashier.depositExpiryMinutes,
    receiptMinutes: cashier.receiptMinutes,
  };
  return (
    <ReadingPage title={t("title")} lead={t("intro")}>
      <HelpSections t={t} locale={locale} facts={facts} channels={besideHelp(site.customerService)} />
    </ReadingPage>
  );
});
