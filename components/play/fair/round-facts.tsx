"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SlotWindow } from "#components/play/fair/slot-window.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Money } from "#components/ui/money.tsx";
import type { AnyRound } from "#lib/client/originals.ts";
import { diceMultiplier, hundredths } from "#lib/contracts/originals/dice-rules.ts";
import { formatDate, zoneName } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

interface RoundFactsProps {
  round: AnyRound;
  locale: Locale;
  currency: string;
  timeZone: string;
}

/** What was asked and what came out. */
export function RoundFacts({ round, locale, currency, timeZone }: RoundFactsProps) {
  const t = useTranslations("fair");
  const won = round.payout > 0n;
  return (
    <section aria-label={t("round")} className="panel grid gap-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="grid">
          <span className="text-sm text-3">{t(round.game === "dice" ? "roll" : "reels")}</span>
          {round.game === "dice" ? (
            <b className="money text-5xl display text-1">{hundredths(round.roll)}</b>
          ) : (
            <b className="text-xl display text-1">{t("parol-nights")}</b>
          )}
        </div>
        <span className="flex gap-1.5">
          {round.demo && <Badge tone="info">{t("demo")}</Badge>}
          <Badge tone={won ? "positive" : "neutral"}>{t(won ? "won" : "lost")}</Badge>
        </span>
      </div>
      {round.game === "parol-nights" && <SlotWindow stops={round.spins[0] ?? []} />}
      <dl className="grid gap-2">
        {round.game === "dice" ? (
          <Fact name={t("bet")}>
            {t(round.direction, { target: hundredths(round.target) })} · {diceMultiplier(round)} ×
          </Fact>
        ) : (
          <Fact name={t("free-spins")}>{round.spins.length - 1}</Fact>
        )}
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line-1 pt-2">
      <dt className="text-sm text-3">{name}</dt>
      <dd className="text-end font-semibold text-1">{children}</dd>
    </div>
  );
}
