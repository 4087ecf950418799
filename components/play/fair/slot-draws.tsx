"use client";
import { useTranslations } from "next-intl";
import { HashLine } from "#components/play/fair/hash-line.tsx";
import { jackpotOutcomes } from "#lib/contracts/originals/jackpots.ts";
import { parolNights } from "#lib/contracts/originals/parol-nights.ts";
import { evaluateRound, lineCount, roundPayout, type Stops } from "#lib/contracts/originals/slot-rules.ts";

interface SlotDrawsProps {
  jackpotNumber: number;
  spins: readonly Stops[];
  blocks: readonly { message: string; digest: string }[];
}

/** What the numbers of the blocks say: the jackpot's number first, then where the reels stop, spin by spin. */
export function SlotDraws({ jackpotNumber, spins, blocks }: SlotDrawsProps) {
  const t = useTranslations("fair");
  const [first, ...free] = spins;
  return (
    <>
      <HashLine name={t("jackpot-number")} value={`${jackpotNumber} / ${jackpotOutcomes}`} />
      <HashLine name={t("stops")} value={stopsText(first)} />
      {free.length > 0 && (
        <div>
          <dt className="text-sm text-3">{t("free-spins")}</dt>
          <dd>
            <details>
              <summary className="min-h-tap cursor-pointer content-center text-sm font-semibold text-1">
                {t("free-spins-drawn", { spins: free.length })}
              </summary>
              <ol dir="ltr" className="grid gap-1 font-mono text-sm text-2">
                {free.map((stops, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a round's spins never change
                  <li key={index}>
                    {index + 1}. {stopsText(stops)}
                  </li>
                ))}
              </ol>
              <ul dir="ltr" className="mt-2 grid gap-1 font-mono text-xs break-all text-3">
                {blocks.slice(1).map(({ message, digest }) => (
                  <li key={message}>
                    {message} → {digest}
                  </li>
                ))}
              </ul>
            </details>
          </dd>
        </div>
      )}
    </>
  );
}

/** "₱25.00 ÷ 25 × (30 + 3 × 120) = ₱390.00": the paid spin and the free ones, in the stake of a line. */
export function slotResultText(spins: readonly Stops[], stake: bigint, money: (units: bigint) => string): string {
  const [first, ...free] = evaluateRound(spins);
  const { multiplier } = parolNights.freeSpins;
  const units = free.reduce((sum, spin) => sum + spin.units, 0) / multiplier;
  const all = free.length > 0 ? `(${first?.units} + ${multiplier} × ${units})` : `${first?.units}`;
  return `${money(stake)} ÷ ${lineCount} × ${all} = ${money(roundPayout(spins, stake))}`;
}

function stopsText(stops: Stops | undefined): string {
  return (stops ?? []).join(" · ");
}
