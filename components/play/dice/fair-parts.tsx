"use client";
import { useTranslations } from "next-intl";
import type { DiceRound } from "#components/play/dice/dice-table.ts";
import type { RoundCheck } from "#components/play/fair/check-round.ts";
import { Fact } from "#components/play/fair/fact.tsx";
import { HashLine } from "#components/play/fair/hash-line.tsx";
import { dice, diceMultiplier, hundredths, winningRolls } from "#lib/originals/dice/rules.ts";

export function DiceResult({ round }: { round: DiceRound }) {
  return (
    <b translate="no" className="money text-5xl display text-1">
      {hundredths(round.roll)}
    </b>
  );
}

export function DiceFacts({ round }: { round: DiceRound }) {
  const t = useTranslations("dice.fair");
  return (
    <Fact name={t("bet")}>
      {t(round.direction, { target: hundredths(round.target) })} · {diceMultiplier(round)} ×
    </Fact>
  );
}

export function DiceDrawn({ check }: { check: RoundCheck }) {
  const t = useTranslations("dice.fair");
  return check.draws.map(({ number, outcome }) => (
    <HashLine
      key={number}
      name={t("result")}
      value={`${number} mod ${dice.outcomes} = ${outcome} → ${hundredths(outcome)}`}
    />
  ));
}

interface DicePayoutProps {
  round: DiceRound;
  check: RoundCheck;
  money: (units: bigint) => string;
}

export function DicePayout({ round, check, money }: DicePayoutProps) {
  const t = useTranslations("fair");
  const { payout } = check;
  const won = `${money(round.stake)} × ${dice.returned} ÷ ${winningRolls(round)} = ${money(payout)}`;
  return <HashLine name={t("payout")} value={payout > 0n ? won : money(0n)} />;
}
