import type { ProfitStretch } from "#components/records/profit-stretches.ts";
import { formatDays, formatMoney } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

interface ProfitChartProps {
  stretches: readonly ProfitStretch[];
  locale: Locale;
  currency: string;
}

/**
 * Draws gains as bars above the zero line and losses below it; the first day is at the start in reading direction.
 * Hidden from screen readers, because the table beside it has the same figures.
 */
export function ProfitChart({ stretches, locale, currency }: ProfitChartProps) {
  let [top, bottom] = [0n, 0n];
  for (const { profit } of stretches) {
    if (profit > top) top = profit;
    if (profit < bottom) bottom = profit;
  }
  const share = (units: bigint) => `${Number((units * 10_000n) / (top - bottom || 1n)) / 100}%`;
  const money = (units: bigint) => formatMoney(moneyToWire(units), locale, { currency, sign: "always" });
  return (
    <div aria-hidden className="grid gap-1.5 text-xs text-3">
      {top > 0n && (
        <span translate="no" className="money justify-self-start">
          {money(top)}
        </span>
      )}
      <div className="relative flex h-40 items-stretch">
        <i className="absolute inset-x-0 h-px bg-line-control" style={{ insetBlockStart: share(top) }} />
        {stretches.map(({ from, to, profit, bets }) => (
          <span
            key={from}
            title={bets > 0 ? `${formatDays(from, to, locale)}: ${money(profit)}` : undefined}
            className="relative mx-auto max-w-14 flex-1"
          >
            {profit > 0n && (
              <i
                className="absolute inset-x-[12%] min-h-[2px] rounded-t-sm bg-positive"
                style={{ insetBlockEnd: share(-bottom), blockSize: share(profit) }}
              />
            )}
            {profit < 0n && (
              <i
                className="absolute inset-x-[12%] min-h-[2px] rounded-b-sm bg-negative"
                style={{ insetBlockStart: share(top), blockSize: share(-profit) }}
              />
            )}
          </span>
        ))}
      </div>
      {bottom < 0n && (
        <span translate="no" className="money justify-self-start">
          {money(bottom)}
        </span>
      )}
      <div className="flex justify-between gap-4">
        {[stretches.at(0), stretches.at(-1)].map(
          (stretch) => stretch && <span key={stretch.from}>{formatDays(stretch.from, stretch.to, locale, false)}</span>,
        )}
      </div>
    </div>
  );
}
