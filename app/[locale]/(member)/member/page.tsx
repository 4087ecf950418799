import { defineMemberPage, memberMetadata } from "#app/_pages/member-page.tsx";
import { MemberOverview } from "#components/layout/member-overview.tsx";
import { pages } from "#lib/contracts/pages.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { getBalance } from "#lib/modules/ledger/index.ts";

export const generateMetadata = memberMetadata("my-account");

export default defineMemberPage(pages.member, "my-account", async ({ context, session, site, locale, entries }) => {
  const { currency } = site;
  const [t, { cash, held }] = await Promise.all([
    translatorFor(locale, "shell"),
    getBalance(context, { playerId: session?.playerId ?? "", currency }),
  ]);
  const money = (units: bigint) => formatMoney(moneyToWire(units), locale, { currency });
  return (
    <MemberOverview
      entries={entries}
      balances={[
        { label: t("available"), amount: money(cash) },
        { label: t("held"), amount: money(held) },
      ]}
      sentenceOf={(key) => t(`${key}-text`)}
    />
  );
});
