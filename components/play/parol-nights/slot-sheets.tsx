"use client";
import dynamic from "next/dynamic";
import { useState } from "react";
import type { SlotTable } from "#components/play/parol-nights/use-slot-play.ts";
import { AutoplaySheet } from "#components/play/table/autoplay-sheet.tsx";
import { FairnessSheet } from "#components/play/table/fairness-sheet.tsx";
import type { Sheet } from "#components/play/table/table-tools.tsx";
import type { Autoplay } from "#components/play/table/use-autoplay.ts";
import type { Stake } from "#components/play/table/use-stake.ts";
import { type PlayMode, type SlotState, seedCalls } from "#lib/client/originals.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** Loaded when it is asked for. */
const PaySheet = dynamic(() => import("#components/play/parol-nights/pay-sheet.tsx").then((part) => part.PaySheet));

interface SlotSheetsProps {
  mode: PlayMode;
  sheet: Sheet | null;
  onSheet: (sheet: Sheet | null) => void;
  state: SlotState;
  table: SlotTable;
  stake: Stake;
  autoplay: Autoplay;
  rounds: string;
  onRounds: (rounds: string) => void;
  locale: Locale;
  money: (units: bigint) => string;
}

/** What opens over the machine. */
export function SlotSheets(props: SlotSheetsProps) {
  const { mode, sheet, onSheet, state, table, stake, autoplay, rounds, onRounds, locale, money } = props;
  const [opened, setOpened] = useState(false);
  if (sheet === "rules" && !opened) setOpened(true);
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
      {opened && (
        <PaySheet
          open={sheet === "rules"}
          {...{ onClose, money }}
          limits={state.limits}
          stake={stake.playable}
          demo={mode === "demo"}
        />
      )}
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
