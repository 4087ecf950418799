import type { BetPlace } from "#components/records/bet-columns.tsx";
import type { RecordSum } from "#components/ui/list/record-sums.tsx";
import { Money } from "#components/ui/money.tsx";
import type { ListTotals } from "#lib/contracts/define-list.ts";
import type { readBetsCall } from "#lib/contracts/games/read-bets.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

/** MEMBER-04: returns the sums of all matching bets. The result is what was won less what was staked; open bets wait. */
export function betSums(
  { t, locale, currency }: Omit<BetPlace, "timeZone">,
  { count, stake, payout, net, open }: ListTotals<typeof readBetsCall>,
): RecordSum[] {
  const money = (units: bigint) => <Money amount={moneyToWire(units)} {...{ locale, currency }} />;
  return [
    { label: t("sum-staked", { count }), value: money(stake - open) },
    { label: t("sum-won"), value: payout > 0n ? money(payout) : t("status.lost") },
    {
      label: t("sum-result"),
      value: <Money amount={moneyToWire(net)} {...{ locale, currency }} tone="signed" sign="always" />,
    },
    { label: t("sum-open"), value: open > 0n ? money(open) : t("none") },
  ];
}
