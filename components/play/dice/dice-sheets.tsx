"use client";
import { AutoplaySheet } from "#components/play/dice/autoplay-sheet.tsx";
import { FairnessSheet } from "#components/play/dice/fairness-sheet.tsx";
import { RulesSheet } from "#components/play/dice/rules-sheet.tsx";
import type { Autoplay } from "#components/play/dice/use-autoplay.ts";
import type { DiceTable } from "#components/play/dice/use-dice-table.ts";
import type { Stake } from "#components/play/dice/use-stake.ts";
import { type DiceState, type PlayMode, seedCalls } from "#lib/client/originals.ts";
import type { DiceBet } from "#lib/contracts/originals/dice-rules.ts";
import type { Locale } from "#lib/i18n/locales.ts";

export type Sheet = "autoplay" | "fair" | "rules";

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
export function DiceSheets({
  mode,
  sheet,
  onSheet,
  state,
  table,
  bet,
  stake,
  autoplay,
  locale,
  money,
}: DiceSheetsProps) {
  const onClose = () => onSheet(null);
  const { amount, least, problem, symbol } = stake;
  return (
    <>
      <FairnessSheet
        open={sheet === "fair"}
        {...{ onClose, state, locale }}
        calls={seedCalls(mode)}
        onSeeds={(seeds) => table.change({ seeds })}
      />
      <RulesSheet
        open={sheet === "rules"}
        {...{ onClose, bet, money }}
        limits={state.limits}
        stake={problem ? least : amount}
      />
      <AutoplaySheet
        open={sheet === "autoplay"}
        {...{ onClose, symbol }}
        stake={problem ? least : amount}
        onStart={(plan) => {
          onClose();
          void autoplay.start(plan, problem ? least : amount);
        }}
      />
    </>
  );
}
