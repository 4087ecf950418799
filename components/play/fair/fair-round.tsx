"use client";
import { useState } from "react";
import { CheckSteps } from "#components/play/fair/check-steps.tsx";
import { RevealSeeds } from "#components/play/fair/reveal-seeds.tsx";
import { RoundFacts } from "#components/play/fair/round-facts.tsx";
import { type AnyRound, findRound } from "#lib/client/originals.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface FairRoundProps {
  initial: { round: AnyRound; own: boolean };
  locale: Locale;
  currency: string;
  timeZone: string;
}

/**
 * GAME-02: draws any round again in this browser. Before the seed is revealed, shows its commitment and how to reveal
 * it.
 */
export function FairRound({ initial, locale, currency, timeZone }: FairRoundProps) {
  const [{ round, own }, setFound] = useState(initial);
  return (
    <div className="grid gap-5 *:min-w-0 lg:grid-cols-[minmax(0,380px)_minmax(0,1fr)] lg:items-start">
      <RoundFacts {...{ round, locale, currency, timeZone }} />
      {round.serverSeed === null ? (
        <RevealSeeds {...{ round, own }} onRevealed={async () => setFound(await findRound(round.roundId))} />
      ) : (
        <CheckSteps {...{ round, locale, currency }} />
      )}
    </div>
  );
}
