"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { DiceState } from "#lib/client/originals.ts";
import { type DiceBet, largestStake } from "#lib/contracts/originals/dice-rules.ts";
import { moneyToWire, parseMoney } from "#lib/kernel/money.ts";

const firstStake = "10.00";

export interface Stake {
  /** What was typed; it need not be an amount. */
  typed: string;
  setTyped: (typed: string) => void;
  /** Minor units; zero while what was typed is no amount. */
  amount: bigint;
  setAmount: (units: bigint) => void;
  /** What the game asks for at least; what the bet allows and the balance covers at most. */
  least: bigint;
  most: bigint;
  /** The currency's sign. */
  symbol: string;
  /** What is wrong with it, in words. */
  problem: string | null;
}

export function useStake(state: DiceState | null, bet: DiceBet, money: (units: bigint) => string): Stake {
  const t = useTranslations("games");
  const [typed, setTyped] = useState(firstStake);
  const parsed = parseMoney(typed);
  const least = state?.limits.minimumStake ?? 0n;
  const allowed = state ? largestStake(bet, state.limits.maximumStake, state.limits.maximumWin) : 0n;
  const covered = state && state.balance < allowed ? state.balance : allowed;
  const problemOf = () => {
    if (!state) return null;
    if (parsed === null) return t("amount-error");
    if (parsed < least) return t("stake-low", { least: money(least) });
    return parsed > allowed ? t("stake-high", { most: money(allowed) }) : null;
  };
  return {
    typed,
    setTyped,
    amount: parsed ?? 0n,
    setAmount: (units) => setTyped(moneyToWire(units)),
    least,
    most: covered < least ? least : covered,
    symbol: money(0n).replace(/[\d.,\s]/g, ""),
    problem: problemOf(),
  };
}
