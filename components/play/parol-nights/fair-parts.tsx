"use client";
import { useTranslations } from "next-intl";
import type { RoundCheck } from "#components/play/fair/check-round.ts";
import { Fact } from "#components/play/fair/fact.tsx";
import { HashLine } from "#components/play/fair/hash-line.tsx";
import type { SlotRound } from "#components/play/parol-nights/scenes.ts";
import { jackpotOutcomes } from "#lib/originals/jackpots.ts";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";
import { evaluateRound, lineCount, roundPayout, type Stops } from "#lib/originals/parol-nights/rules.ts";

export function SlotResult() {
  const t = useTranslations("parol-nights.fair");
  return <b className="text-xl display text-1">{t("name")}</b>;
}

export function SlotFacts({ round }: { round: SlotRound }) {
  const t = useTranslations("parol-nights.fair");
  return <Fact name={t("free-spins")}>{round.spins.length - 1}</Fact>;
}

/** Shows what the drawn numbers mean: the jackpot's number first, then the reel stops of each spin. */
export function SlotDrawn({ check: { draws, blocks } }: { check: RoundCheck }) {
  const t = useTranslations("parol-nights.fair");
  const [jackpotNumber, ...numbers] = draws.map(({ outcome }) => outcome);
  const [first, ...free] = spinsOf(numbers);
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

interface SlotPayoutProps {
  round: SlotRound;
  check: RoundCheck;
  money: (units: bigint) => string;
}

/** Writes out the payout: "₱25.00 ÷ 25 × (30 + 3 × 120) = ₱390.00", paid spin and free spins in line stakes. */
export function SlotPayout({ round: { stake }, check, money }: SlotPayoutProps) {
  const t = useTranslations("fair");
  const spins = spinsOf(check.draws.slice(1).map(({ outcome }) => outcome));
  const [first, ...free] = evaluateRound(spins);
  const { multiplier } = parolNights.freeSpins;
  const units = free.reduce((sum, spin) => sum + spin.units, 0) / multiplier;
  const all = free.length > 0 ? `(${first?.units} + ${multiplier} × ${units})` : `${first?.units}`;
  const value = `${money(stake)} ÷ ${lineCount} × ${all} = ${money(roundPayout(spins, stake))}`;
  return <HashLine name={t("payout")} value={value} />;
}

/** Groups numbers into spins, one stop per reel. */
function spinsOf(numbers: readonly number[]): Stops[] {
  const reels = parolNights.strips.length;
  return Array.from({ length: numbers.length / reels }, (_, spin) => numbers.slice(spin * reels, (spin + 1) * reels));
}

function stopsText(stops: Stops | undefined): string {
  return (stops ?? []).join(" · ");
}
