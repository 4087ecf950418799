"use client";
import { useState } from "react";
import type { DiceTable } from "#components/play/dice/dice-table.ts";
import { RulesSheet } from "#components/play/dice/rules-sheet.tsx";
import { AutoplaySheet } from "#components/play/table/autoplay-sheet.tsx";
import { FairnessSheet } from "#components/play/table/fairness-sheet.tsx";
import type { Sheet } from "#components/play/table/table-tools.tsx";
import type { Autoplay } from "#components/play/table/use-autoplay.ts";
import type { Stake } from "#components/play/table/use-stake.ts";
import { type DiceState, type PlayMode, seedCalls } from "#lib/client/originals.ts";
import type { DiceBet } from "#lib/contracts/originals/dice-rules.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface DiceSheetsProps {
  mode: PlayMode;
  sheet: Sheet | null;
  onSheet: (sheet: Sheet | null) => void;
  state: DiceState;
  table: DiceTable;
  bet: DiceBet;
  stake: Stake;
  autoplay: Autoplay;
  locale: Locale;
  money: (units: bigint) => string;
}

/** What opens over the table. */
export function DiceSheets(props: DiceSheetsProps) {
  const { mode, sheet, onSheet, state, table, bet, stake, autoplay, locale, money } = props;
  const [rounds, setRounds] = useState("10");
  const onClose = () => onSheet(null);
  return (
    <>
      <FairnessSheet
        open={sheet === "fair"}
        {...{ onClose, locale }}
        seeds={state.seeds}
        lastRoundId={state.rounds[0]?.roundId}
        calls={seedCalls(mode)}
        onSeeds={(seeds) => table.change({ seeds })}
      />
      <RulesSheet open={sheet === "rules"} {...{ onClose, bet, money }} limits={state.limits} stake={stake.playable} />
      <AutoplaySheet
        open={sheet === "autoplay"}
        {...{ onClose, rounds }}
        onRounds={setRounds}
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
