"use client";
import { useState } from "react";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { useCountUp } from "#components/ui/use-count-up.ts";

const countMs = 1_400;

/**
 * Renders an amount that counts up to its new value. A lower value shows at once, for example a jackpot after a win.
 */
export function LiveMoney({ amount, className }: { amount: bigint; className?: string }) {
  const { money } = useLobby();
  const [span, setSpan] = useState({ from: amount, to: amount });
  if (span.to !== amount) setSpan({ from: span.to, to: amount });
  const shown = useCountUp(span.from, span.to, span.to > span.from ? countMs : 0);
  return <b className={className}>{money(shown)}</b>;
}
