import type { ProfitPlace } from "#components/records/profit-columns.tsx";
import { Badge, type Tone } from "#components/ui/badge.tsx";
import { Money } from "#components/ui/money.tsx";
import type { ProfitFigures } from "#lib/contracts/games/profit-figures.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

interface ProfitSummaryProps extends ProfitPlace {
  totals: ProfitFigures;
}

/** MEMBER-06: shows stakes, payouts and the result, with a sign and a word. */
export function ProfitSummary({ t, locale, currency, totals }: ProfitSummaryProps) {
  const { stake, win, profit, open } = totals;
  const money = { locale, currency };
  const [word, tone] = outcomeOf(profit);
  const amount = formatMoney(moneyToWire(open.stake), locale, { currency });
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-4 gap-y-3 max-sm:[&>div]:flex max-sm:[&>div]:items-baseline max-sm:[&>div]:justify-between sm:grid-cols-3">
        <div className="gap-1 sm:grid">
          <dt className="text-sm text-3">{t("profit.staked")}</dt>
          <dd className="text-2xl display text-1">
            <Money amount={moneyToWire(stake)} {...money} />
          </dd>
        </div>
        <div className="gap-1 sm:grid">
          <dt className="text-sm text-3">{t("profit.won")}</dt>
          <dd className="text-2xl display text-1">
            <Money amount={moneyToWire(win)} {...money} />
          </dd>
        </div>
        <div className="gap-1 sm:grid">
          <dt className="text-sm text-3">{t("profit.result")}</dt>
          <dd className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-2xl display text-1 sm:justify-start">
            <Money amount={moneyToWire(profit)} {...money} tone="signed" sign="always" />
            <span className="font-text tracking-normal [font-stretch:100%]">
              <Badge tone={tone}>{t(`profit.outcome.${word}`)}</Badge>
            </span>
          </dd>
        </div>
      </dl>
      <p className="text-sm text-3">{t("profit.meaning")}</p>
      {open.bets > 0 && <p className="text-sm text-2">{t("profit.open", { count: open.bets, amount })}</p>}
    </div>
  );
}

function outcomeOf(profit: bigint): [word: string, tone: Tone] {
  if (profit === 0n) return ["even", "neutral"];
  return profit > 0n ? ["gain", "positive"] : ["loss", "negative"];
}
