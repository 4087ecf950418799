"use client";
import { useState } from "react";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { useCountUp } from "#components/ui/use-count-up.ts";

const countMs = 1_400;

/** An amount that counts up to what it has become; one that fell, as a jackpot that was won, is there at once. */
export function LiveMoney({ amount, className }: { amount: bigint; className?: string }) {
  const { money } = useLobby();
  const [span, setSpan] = useState({ from: amount, to: amount });
  if (span.to !== amount) setSpan({ from: span.to, to: amount });
  const shown = useCountUp(span.from, span.to, span.to > span.from ? countMs : 0);
  return <b className={className}>{money(shown)}</b>;
}
