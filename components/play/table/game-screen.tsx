"use client";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { GameProps } from "#components/play/table/game-props.ts";
import { PlayButton } from "#components/play/table/play-button.tsx";
import type { PlaySession } from "#components/play/table/play-session.ts";
import { nextStake } from "#components/play/table/stakes.ts";
import { TableControls } from "#components/play/table/table-controls.tsx";
import { TableFrame } from "#components/play/table/table-frame.tsx";
import { tableNotice } from "#components/play/table/table-notice.tsx";
import { TableSheets } from "#components/play/table/table-sheets.tsx";
import { type Sheet, TableTools } from "#components/play/table/table-tools.tsx";
import type { Autoplay } from "#components/play/table/use-autoplay.ts";
import type { Sound } from "#components/play/table/use-sound.ts";
import type { Stake } from "#components/play/table/use-stake.ts";
import type { Table } from "#components/play/table/use-table.ts";
import { useTableKeys } from "#components/play/table/use-table-keys.ts";
import type { GameCode } from "#lib/originals/registry.ts";

interface GameScreenProps<Code extends GameCode> {
  game: GameProps<Code>;
  title: string;
  table: Pick<Table<Code, object>, "state" | "playing" | "unanswered" | "error" | "load" | "change" | "clearError">;
  session: PlaySession | null;
  sound: Sound;
  stake: Stake;
  autoplay: Autoplay;
  /** Minor units, in games that hold back a result until it is shown; otherwise the balance of the table. */
  balance?: bigint | null;
  /** True while a round is settled or shown. */
  busy: boolean;
  icon: LucideIcon;
  playLabel: string;
  onPlay: (stake: bigint) => unknown;
  /** Ends the presentation of the current round early. */
  onSkip?: (() => void) | undefined;
  /** Moves the target by its smallest steps, in games that have one. */
  onAim?: (step: number) => void;
  /** First choice for the number of autoplay rounds. */
  autoplayRounds: string;
  /** On wide screens, beside the play button: chooses autoplay rounds. */
  autoplayChoice?: (choice: { rounds: string; ready: boolean; onChoose: (rounds: string) => void }) => ReactNode;
  /** Further tools of the game. */
  tools?: ReactNode;
  /** Announced politely when it changes. */
  message: string;
  rules: (sheet: { open: boolean; onClose: () => void }) => ReactNode;
  /** The table itself. */
  children: ReactNode;
}

/** Renders an in-house game: bar, table, controls and sheets. The game adds its table, words and rules. */
export function GameScreen<Code extends GameCode>(props: GameScreenProps<Code>) {
  const { game, table, session, sound, stake, autoplay, busy, onPlay, onSkip, onAim, autoplayChoice } = props;
  const { locale, mode, studio, currency, autoplayAllowed } = game;
  const { state, playing, unanswered } = table;
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [rounds, setRounds] = useState(props.autoplayRounds);
  const controls = useRef<HTMLElement>(null);
  const running = autoplay.run !== null;
  const ready = state !== null && !busy && !running;

  const press = () => {
    if (running || !state) return;
    if (busy) onSkip?.();
    else if (stake.error && !unanswered) controls.current?.querySelector("input")?.focus();
    else onPlay(stake.amount);
  };
  const step = (direction: "up" | "down") => {
    if (ready) stake.set(nextStake(stake.amount, direction));
  };
  const aim = (steps: number) => {
    if (ready) onAim?.(steps);
  };
  useTableKeys({ play: press, stake: step, ...(onAim && { aim }) }, sheet === null);

  const chooseRounds = (wanted: string) => {
    setRounds(wanted);
    setSheet("autoplay");
  };
  const onClose = () => setSheet(null);
  return (
    <TableFrame
      {...{ locale, studio, currency }}
      game={props.title}
      demo={mode === "demo"}
      balance={props.balance ?? state?.balance ?? null}
      net={session?.net ?? null}
      startedAtMs={session?.startedAtMs ?? null}
    >
      {props.children}
      <TableControls
        ref={controls}
        stake={stake}
        locked={running || busy}
        button={
          <PlayButton
            icon={props.icon}
            busy={busy || !state}
            retry={unanswered !== null && !playing}
            left={autoplay.run && autoplay.run.rounds - autoplay.run.played}
            label={props.playLabel}
            onPlay={press}
            onStop={autoplay.stop}
          />
        }
        aside={autoplayAllowed && autoplayChoice?.({ rounds, ready, onChoose: chooseRounds })}
        tools={
          <TableTools
            serverSeedHash={state?.seeds.serverSeedHash ?? null}
            onSheet={setSheet}
            autoplay={autoplayAllowed}
            autoplayReady={ready}
            autoplayAside={autoplayChoice !== undefined}
            {...sound}
          >
            {props.tools}
          </TableTools>
        }
        message={props.message}
        notice={tableNotice({ table, mode, locale })}
      />
      {state && (
        <TableSheets
          {...{ mode, sheet, onClose, state, stake, autoplay, rounds, locale }}
          onRounds={setRounds}
          onSeeds={(seeds) => table.change({ seeds })}
        >
          {props.rules({ open: sheet === "rules", onClose })}
        </TableSheets>
      )}
    </TableFrame>
  );
}
