import type { Column } from "#components/ui/data-table.tsx";
import { Money } from "#components/ui/money.tsx";
import type { ProfitFigures } from "#lib/contracts/games/profit-figures.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

/** Context of the figures; `t` is a translator of the area `records`. */
export interface ProfitPlace {
  t: Translate;
  locale: Locale;
  currency: string;
}

/**
 * Returns the columns for bets, stakes, payouts and result. Words and signs mark the result, not colour alone, and an
 * amount of zero says why.
 */
export function profitColumns<Row extends ProfitFigures>(
  { t, locale, currency }: ProfitPlace,
  totals: ProfitFigures,
): Column<Row>[] {
  const money = (units: bigint, nothing = "") =>
    units === 0n && nothing ? <span>{nothing}</span> : <Money amount={moneyToWire(units)} {...{ locale, currency }} />;
  const result = (units: bigint) => (
    <Money amount={moneyToWire(units)} {...{ locale, currency }} tone="signed" sign="always" />
  );
  const even = ({ bets }: ProfitFigures) => t(bets === 0 ? "status.open" : "profit.outcome.even");
  const count = ({ bets, open }: ProfitFigures) => t("profit.count", { bets, open: open.bets });
  return [
    { key: "bets", header: t("profit.bets"), end: true, card: "caption", total: count(totals), cell: count },
    {
      key: "staked",
      header: t("profit.staked"),
      end: true,
      card: "note",
      total: money(totals.stake),
      cell: ({ stake, bets }) => money(stake, t(bets === 0 ? "status.open" : "free-spin")),
    },
    {
      key: "won",
      header: t("profit.won"),
      end: true,
      total: money(totals.win),
      cell: ({ win, bets }) => money(win, t(bets === 0 ? "status.open" : "status.lost")),
    },
    {
      key: "result",
      header: t("profit.result"),
      end: true,
      card: "figure",
      total: result(totals.profit),
      cell: (row) => (row.profit === 0n ? <span>{even(row)}</span> : result(row.profit)),
    },
  ];
}
