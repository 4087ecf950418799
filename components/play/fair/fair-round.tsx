"use client";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { CheckSteps } from "#components/play/fair/check-steps.tsx";
import { RevealSeeds } from "#components/play/fair/reveal-seeds.tsx";
import { RoundFacts } from "#components/play/fair/round-facts.tsx";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { State } from "#components/ui/state.tsx";
import { type DiceRound, findRound } from "#lib/client/originals.ts";
import { PortalError } from "#lib/client/portal-error.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface FairRoundProps {
  roundId: string;
  /** What the server found; null for demo rounds, which only their own browser can ask for. */
  initial: { round: DiceRound; own: boolean } | null;
  locale: Locale;
  currency: string;
  timeZone: string;
}

/** GAME-02: any round, drawn again in this browser. Until its seed is revealed, its commitment and the way to reveal. */
export function FairRound({ roundId, initial, locale, currency, timeZone }: FairRoundProps) {
  const t = useTranslations("fair");
  const [found, setFound] = useState(initial);
  const [problem, setProblem] = useState<PortalError | null>(null);
  const load = useCallback(async () => {
    setProblem(null);
    try {
      setFound(await findRound(roundId));
    } catch (error) {
      setProblem(error instanceof PortalError ? error : new PortalError("unknown", ""));
    }
  }, [roundId]);
  useEffect(() => {
    if (!initial) void load();
  }, [initial, load]);

  if (problem) {
    const missing = problem.code === "not-found" || problem.code === "invalid-input";
    return (
      <State
        drawing={missing ? "search" : "error"}
        title={t(missing ? "missing-title" : "failed-title")}
        text={t(missing ? "missing-text" : "failed-text")}
        action={missing ? undefined : <Button onClick={load}>{t("try-again")}</Button>}
      />
    );
  }
  if (!found) return <Skeleton className="h-[420px] w-full rounded-lg!" />;
  const { round, own } = found;
  return (
    <div className="grid gap-5 *:min-w-0 lg:grid-cols-[minmax(0,380px)_minmax(0,1fr)] lg:items-start">
      <RoundFacts {...{ round, locale, currency, timeZone }} />
      {round.serverSeed === null ? (
        <RevealSeeds {...{ round, own }} onRevealed={load} />
      ) : (
        <CheckSteps {...{ round, locale, currency }} />
      )}
    </div>
  );
}
