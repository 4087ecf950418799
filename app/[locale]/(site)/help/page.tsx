import type { Metadata } from "next";
import { definePage } from "#app/define-page.tsx";
import { pageMetadata } from "#app/page-metadata.ts";
import { HelpSections } from "#components/layout/help-sections.tsx";
import { besideHelp } from "#components/layout/service-link.tsx";
import { pages } from "#lib/contracts/pages.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { pageLocale } from "#lib/portal/admit-page.ts";

export async function generateMetadata({ params }: PageProps<"/[locale]/help">): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const t = await translatorFor(locale, "help");
  return pageMetadata(locale, "/help", { title: t("title"), description: t("description") });
}

export default definePage(pages.help, async ({ locale, site }) => {
  const t = await translatorFor(locale, "help");
  const { currency, cashier } = site;
  const money = (amount: string) => formatMoney(amount, locale, { currency, trimZeros: true });
  const facts = {
    age: site.minimumAge,
    minimumDeposit: money(cashier.minimumDeposit),
    minimumWithdrawal: money(cashier.minimumWithdrawal),
    turnover: cashier.turnoverMultiple,
    depositMinutes: cashier.depositExpiryMinutes,
    receiptMinutes: cashier.receiptMinutes,
  };
  return (
    <div data-reading className="grid gap-6 px-7 py-8 max-lg:px-3.5 max-lg:py-4">
      <header className="grid gap-2">
        <h1 className="text-4xl display max-lg:text-3xl">{t("title")}</h1>
        <p className="text-lg text-3">{t("intro")}</p>
      </header>
      <HelpSections t={t} locale={locale} facts={facts} channels={besideHelp(site.customerService)} />
    </div>
  );
});
