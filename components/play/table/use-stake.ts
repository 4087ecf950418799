"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useGameWords } from "#components/play/table/game-words.tsx";
import { clampStake } from "#components/play/table/stakes.ts";
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
  money: (units: bigint) => string;
}

export function useStake({ table, largest, step = 1n, first, money }: StakeOptions): Stake {
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
  return {
    typed,
    setTyped,
    amount: parsed ?? 0n,
    set: (units) => setTyped(moneyToWire(clampStake(units, least, most, step))),
    playable: error ? least : (parsed ?? 0n),
    least,
    most,
    symbol: money(0n).replace(/[\d.,\s]/g, ""),
    error,
  };
}
