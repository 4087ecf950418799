"use client";
import { useTranslations } from "next-intl";
import type { DiceRound } from "#lib/client/originals.ts";
import { hundredths } from "#lib/contracts/originals/dice-rules.ts";

interface AwardProps {
  last: DiceRound | null;
  retrying: boolean;
  money: (units: bigint) => string;
}

/** What the last roll came to, in words; said politely when it changes. */
export function Award({ last, retrying, money }: AwardProps) {
  const t = useTranslations("games");
  const won = last !== null && last.payout > 0n;
  return (
    <div
      role="status"
      className="relative z-[3] -mt-3.5 flex min-h-11 items-baseline gap-3 justify-self-center rounded-full bg-[#2a060f] px-5 py-2 text-[#ffdf9f] shadow-[inset_0_0_0_2px_#f2b544,0_10px_24px_rgb(0_0_0/.5)] max-sm:text-sm"
    >
      {retrying ? (
        <span className="py-1">{t("retrying")}</span>
      ) : !last ? (
        <span className="py-1">{t("first-roll")}</span>
      ) : (
        <span key={last.roundId} className="award flex items-baseline gap-3">
          <span>{t(won ? "rolled-won" : "rolled-lost", { roll: hundredths(last.roll) })}</span>
          {won && <b className="money text-xl display text-[#ffd778]">{money(last.payout)}</b>}
        </span>
      )}
    </div>
  );
}
