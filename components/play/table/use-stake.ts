"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useGameWords } from "#components/play/table/game-words.tsx";
import type { KeptChoices } from "#components/play/table/kept-choices.ts";
import { clampStake } from "#components/play/table/stakes.ts";
import { money as moneyShape } from "#lib/contracts/wire.ts";
import { moneyToWire, parseMoney } from "#lib/kernel/money.ts";
import { plainAmount } from "#lib/kernel/typed-amount.ts";

export interface Stake {
  /** The typed text, which need not be an amount. */
  typed: string;
  setTyped: (typed: string) => void;
  /** Minor units; zero when the typed text is no amount. */
  amount: bigint;
  /** Sets the nearest allowed stake. */
  set: (units: bigint) => void;
  /** The amount when it is valid; otherwise the minimum stake. */
  playable: bigint;
  /** Minimum of the game; maximum that the bet allows and the balance covers. */
  least: bigint;
  most: bigint;
  /** The currency's sign. */
  symbol: string;
  /** The field error as text. */
  error: string | null;
}

interface StakeOptions {
  /** Null until the table is known. */
  table: { balance: bigint; limits: { minimumStake: bigint } } | null;
  /** Largest stake that the bet allows. */
  largest: bigint;
  /** Stakes are multiples of this. */
  step?: bigint;
  first: bigint;
  kept: KeptChoices;
  /** True once `largest` is that of the player's own bet; the kept stake is then brought within the limits. */
  betKnown: boolean;
  money: (units: bigint) => string;
}

/** Returns the stake, which survives a reload. */
export function useStake({ table, largest, step = 1n, first, kept, betKnown, money }: StakeOptions): Stake {
  const t = useTranslations("games");
  const words = useGameWords();
  const [typed, setTyped] = useState(() => moneyToWire(first));
  const parsed = parseMoney(plainAmount(typed));
  const least = table?.limits.minimumStake ?? 0n;
  const covered = table && table.balance < largest ? table.balance : largest;
  const most = covered < least ? least : covered;
  const errorOf = () => {
    if (!table) return null;
    if (parsed === null) return t("amount-error");
    if (parsed < least) return t("stake-low", { least: money(least) });
    if (parsed > largest) return words("stake-high", { most: money(largest) });
    return parsed % step === 0n ? null : t("stake-step", { step: money(step) });
  };
  const error = errorOf();

  const [restored, setRestored] = useState(false);
  useEffect(() => {
    if (restored || !betKnown || !table) return;
    const before = kept.read("stake", moneyShape);
    if (before !== null) setTyped(moneyToWire(clampStake(before, table.limits.minimumStake, largest, step)));
    setRestored(true);
  }, [restored, betKnown, table, kept, largest, step]);
  const playable = parsed !== null && error === null ? parsed : null;
  useEffect(() => {
    if (restored && playable !== null) kept.keep("stake", moneyShape, playable);
  }, [restored, playable, kept]);

  return {
    typed,
    setTyped,
    amount: parsed ?? 0n,
    set: (units) => setTyped(moneyToWire(clampStake(units, least, most, step))),
    playable: playable ?? least,
    least,
    most,
    symbol: money(0n).replace(/[\d.,\s]/g, ""),
    error,
  };
}
