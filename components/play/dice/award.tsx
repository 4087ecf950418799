"use client";
import { useTranslations } from "next-intl";
import type { DiceRound } from "#components/play/dice/dice-table.ts";
import { AwardPill } from "#components/play/table/award-pill.tsx";
import { CountedMoney } from "#components/play/table/counted-money.tsx";
import type { Count } from "#components/play/table/counting.ts";
import { cx } from "#components/ui/cx.ts";
import { hundredths } from "#lib/originals/dice/rules.ts";

interface AwardProps {
  /** The last roll whose dice lie; null before the first, and while dice move. */
  last: DiceRound | null;
  rolling: boolean;
  win: Count;
  retrying: boolean;
  money: (units: bigint) => string;
}

/** Shows the last roll's result: counted up visually, announced once as text. */
export function Award({ last, rolling, win, retrying, money }: AwardProps) {
  const t = useTranslations("dice");
  const games = useTranslations("games");
  const won = last !== null && last.payout > 0n;
  const result = last && t(won ? "rolled-won" : "rolled-lost", { roll: hundredths(last.roll) });
  const text = retrying ? games("retrying") : rolling ? t("rolling") : (result ?? t("first"));
  const settled = !retrying && !rolling && last !== null;
  return (
    <>
      <AwardPill tone={!settled ? "plain" : won ? "won" : "lost"}>
        <span
          key={settled ? last.roundId : "none"}
          aria-hidden
          className={cx("flex items-baseline gap-3", settled && "award")}
        >
          <span className="py-1">{text}</span>
          {settled && won && (
            <CountedMoney count={win.to === last.payout ? win : null} final={last.payout} money={money} />
          )}
        </span>
      </AwardPill>
      <p role="status" className="sr-only">
        <span>{text}</span> {settled && won && <span translate="no">{money(last.payout)}</span>}
      </p>
    </>
  );
}
