"use client";
import { useTranslations } from "next-intl";
import { Fact } from "#components/play/fair/fact.tsx";
import { viewOf } from "#components/play/views.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Money } from "#components/ui/money.tsx";
import type { AnyRound } from "#lib/client/originals.ts";
import { formatDate, zoneName } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

interface RoundFactsProps {
  round: AnyRound;
  locale: Locale;
  currency: string;
  timeZone: string;
}

/** Lists the bet and the outcome of a round. */
export function RoundFacts({ round, locale, currency, timeZone }: RoundFactsProps) {
  const t = useTranslations("fair");
  const words = useTranslations(`${round.game}.fair`);
  const { Result, Picture, Facts } = viewOf(round.game);
  const won = round.payout > 0n;
  return (
    <section aria-label={t("round")} className="panel grid gap-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="grid">
          <span className="text-sm text-3">{words("result")}</span>
          <Result round={round} />
        </div>
        <span className="flex gap-1.5">
          {round.demo && <Badge tone="info">{t("demo")}</Badge>}
          <Badge tone={won ? "positive" : "neutral"}>{t(won ? "won" : "lost")}</Badge>
        </span>
      </div>
      {Picture && <Picture round={round} />}
      <dl className="grid gap-2">
        <Facts round={round} />
        <Fact name={t("stake")}>
          <Money amount={moneyToWire(round.stake)} locale={locale} currency={currency} />
        </Fact>
        <Fact name={t("payout")}>
          <Money
            amount={moneyToWire(round.payout)}
            locale={locale}
            currency={currency}
            {...(won ? { tone: "win" as const } : {})}
          />
        </Fact>
        {round.jackpot && (
          <Fact name={t("jackpot-of-it")}>
            <Money amount={moneyToWire(round.jackpot.amount)} locale={locale} currency={currency} tone="win" />
          </Fact>
        )}
        <Fact name={t("time")}>
          {formatDate(round.playedAt, locale, timeZone, "second")} {zoneName(timeZone, locale, round.playedAt)}
        </Fact>
        <Fact name={t("id")}>
          <span dir="ltr" className="font-mono text-xs break-all">
            {round.roundId}
          </span>
        </Fact>
      </dl>
    </section>
  );
}
