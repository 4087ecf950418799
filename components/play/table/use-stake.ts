"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useGameWords } from "#components/play/table/game-words.tsx";
import { clampStake } from "#components/play/table/stakes.ts";
import { moneyToWire, parseMoney } from "#lib/kernel/money.ts";
import { plainAmount } from "#lib/kernel/typed-amount.ts";

export interface Stake {
  /** What was typed; it need not be an amount. */
  typed: string;
  setTyped: (typed: string) => void;
  /** Minor units; zero while what was typed is no amount. */
  amount: bigint;
  /** Takes the nearest stake that may be. */
  set: (units: bigint) => void;
  /** What may be staked at least: the amount while nothing is wrong with it. */
  playable: bigint;
  /** What the game asks for at least; what the bet allows and the balance covers at most. */
  least: bigint;
  most: bigint;
  /** The currency's sign. */
  symbol: string;
  /** What is wrong with it, in words. */
  problem: string | null;
}

interface StakeOptions {
  /** Null while the table is not known yet. */
  table: { balance: bigint; limits: { minimumStake: bigint } } | null;
  /** The largest stake that the bet allows. */
  largest: bigint;
  /** Stakes are multiples of it. */
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
  const problemOf = () => {
    if (!table) return null;
    if (parsed === null) return t("amount-error");
    if (parsed < least) return t("stake-low", { least: money(least) });
    if (parsed > largest) return words("stake-high", { most: money(largest) });
    return parsed % step === 0n ? null : t("stake-step", { step: money(step) });
  };
  const problem = problemOf();
  return {
    typed,
    setTyped,
    amount: parsed ?? 0n,
    set: (units) => setTyped(moneyToWire(clampStake(units, least, most, step))),
    playable: problem ? least : (parsed ?? 0n),
    least,
    most,
    symbol: money(0n).replace(/[\d.,\s]/g, ""),
    problem,
  };
}
