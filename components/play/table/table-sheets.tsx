"use client";
import type { ReactNode } from "react";
import { type AutoplayRounds, AutoplaySheet } from "#components/play/table/autoplay-sheet.tsx";
import { FairnessSheet } from "#components/play/table/fairness-sheet.tsx";
import type { Sheet } from "#components/play/table/table-tools.tsx";
import type { Autoplay } from "#components/play/table/use-autoplay.ts";
import type { Stake } from "#components/play/table/use-stake.ts";
import { type PlayMode, type Seeds, seedCalls } from "#lib/client/originals.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface TableSheetsProps {
  mode: PlayMode;
  sheet: Sheet | null;
  onClose: () => void;
  state: { seeds: Seeds; rounds: readonly { roundId: string }[] };
  onSeeds: (seeds: Seeds) => void;
  stake: Stake;
  autoplay: Autoplay;
  rounds: AutoplayRounds;
  onRounds: (rounds: AutoplayRounds) => void;
  locale: Locale;
  /** The sheet of the game's own rules. */
  children: ReactNode;
}

/** Renders the sheets that open over a game. */
export function TableSheets(props: TableSheetsProps) {
  const { mode, sheet, onClose, state, onSeeds, stake, autoplay, rounds, onRounds, locale, children } = props;
  return (
    <>
      <FairnessSheet
        open={sheet === "fair"}
        {...{ onClose, locale, onSeeds }}
        seeds={state.seeds}
        lastRoundId={state.rounds[0]?.roundId}
        calls={seedCalls(mode)}
      />
      {children}
      <AutoplaySheet
        open={sheet === "autoplay"}
        {...{ onClose, rounds, onRounds }}
        symbol={stake.symbol}
        stake={stake.playable}
        onStart={(plan) => {
          onClose();
          void autoplay.start(plan, stake.playable);
        }}
      />
    </>
  );
}
