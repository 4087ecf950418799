"use client";
import { useTranslations } from "next-intl";
import type { DiceRound } from "#components/play/dice/dice-table.ts";
import { AwardPill } from "#components/play/table/award-pill.tsx";
import { hundredths } from "#lib/originals/dice/rules.ts";

interface AwardProps {
  last: DiceRound | null;
  retrying: boolean;
  money: (units: bigint) => string;
}

/** Shows the last roll's result and announces it politely when it changes. */
export function Award({ last, retrying, money }: AwardProps) {
  const t = useTranslations("dice");
  const games = useTranslations("games");
  const won = last !== null && last.payout > 0n;
  return (
    <div role="status" className="contents">
      <AwardPill>
        {retrying ? (
          <span className="py-1">{games("retrying")}</span>
        ) : !last ? (
          <span className="py-1">{t("first")}</span>
        ) : (
          <span key={last.roundId} className="award flex items-baseline gap-3">
            <span>{t(won ? "rolled-won" : "rolled-lost", { roll: hundredths(last.roll) })}</span>
            {won && (
              <b translate="no" className="money text-xl display text-[#ffd778]">
                {money(last.payout)}
              </b>
            )}
          </span>
        )}
      </AwardPill>
    </div>
  );
}
