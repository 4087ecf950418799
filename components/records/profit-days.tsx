import { ProfitChart } from "#components/records/profit-chart.tsx";
import { type ProfitPlace, profitColumns } from "#components/records/profit-columns.tsx";
import { barUnit, type ProfitStretch, profitStretches } from "#components/records/profit-stretches.ts";
import { DataTable } from "#components/ui/data-table.tsx";
import { Fold } from "#components/ui/fold.tsx";
import { type ProfitFigures, sumFigures } from "#lib/contracts/games/profit-figures.ts";
import { formatDays } from "#lib/i18n/format.ts";

interface ProfitDaysProps extends ProfitPlace {
  /** All selected days; `played` has the figures of days with bets. */
  days: readonly string[];
  played: readonly (ProfitFigures & { day: string })[];
  /** Accessible name of the control that opens a row. */
  openLabel: string;
}

/** MEMBER-06: draws the result per day, week or month; the same figures open below, newest first. */
export function ProfitDays({ days, played, openLabel, ...place }: ProfitDaysProps) {
  const { t, locale, currency } = place;
  const stretches = profitStretches(days, played);
  const rows = stretches.filter(({ bets, open }) => bets + open.bets > 0).toReversed();
  const unit = barUnit(days.length);
  const title = t(`profit.by-${unit}`);
  return (
    <section data-paper aria-labelledby="by-day" className="panel grid gap-4 p-5 *:min-w-0 max-sm:p-4">
      <h2 id="by-day" className="text-xl">
        {title}
      </h2>
      <ProfitChart {...{ stretches, locale, currency }} />
      <Fold title={t("profit.figures")}>
        <DataTable
          label={title}
          openLabel={openLabel}
          scope={rows.length < stretches.length && t("profit.played-only")}
          rows={rows}
          rowKey={({ from }) => from}
          columns={[
            {
              key: "days",
              header: t(unit === "day" ? "profit.day" : "profit.days"),
              card: "title",
              cell: ({ from, to }: ProfitStretch) => formatDays(from, to, locale),
            },
            ...profitColumns<ProfitStretch>(place, sumFigures(rows)),
          ]}
        />
      </Fold>
    </section>
  );
}
