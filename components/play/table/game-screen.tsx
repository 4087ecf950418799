"use client";
import type { LucideIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import * as z from "zod/mini";
import type { AutoplayRun } from "#components/play/table/autoplay.ts";
import type { AutoplayChoiceProps } from "#components/play/table/autoplay-choice.tsx";
import { type AutoplayRounds, autoplayRounds } from "#components/play/table/autoplay-sheet.tsx";
import { AutoplaySummary } from "#components/play/table/autoplay-summary.tsx";
import type { Count } from "#components/play/table/counting.ts";
import type { GameProps } from "#components/play/table/game-props.ts";
import { type KeptChoices, useKeptChoice } from "#components/play/table/kept-choices.ts";
import { type Ending, PlayButton } from "#components/play/table/play-button.tsx";
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

const roundsShape = z.enum(autoplayRounds);

interface GameScreenProps<Code extends GameCode> {
  game: GameProps<Code>;
  title: string;
  table: Pick<Table<Code, object>, "state" | "playing" | "unanswered" | "error" | "load" | "change" | "clearError">;
  session: PlaySession | null;
  sound: Sound;
  stake: Stake;
  autoplay: Autoplay;
  kept: KeptChoices;
  /** What the bar shows once `win` is counted; minor units. */
  seen: { balance: bigint | null; net: bigint | null };
  /** The shown part of the payout, while it is counted. */
  win: Count;
  money: (units: bigint) => string;
  /** True while a round is settled or shown. */
  busy: boolean;
  icon: LucideIcon;
  playLabel: string;
  onPlay: (stake: bigint) => unknown;
  /** Ends the presentation of the current round early. */
  onSkip?: (() => void) | undefined;
  /** Says on the play button what `onSkip` does now; without it the button keeps its words. */
  ending?: Ending | undefined;
  /** Moves the target by its smallest steps, in games that have one. */
  onAim?: (step: number) => void;
  /** First choice for the number of autoplay rounds. */
  autoplayRounds: (typeof autoplayRounds)[number];
  /** On wide screens, beside the play button: chooses autoplay rounds. */
  autoplayChoice?: (choice: AutoplayChoiceProps) => ReactNode;
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
  const { game, table, session, sound, stake, autoplay, kept, busy, onPlay, onSkip, onAim, money } = props;
  const { locale, mode, studio, currency, autoplayAllowed } = game;
  const { state, playing, unanswered } = table;
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const { choice: rounds, choose: setRounds } = useKeptChoice(kept, "rounds", roundsShape, props.autoplayRounds);
  const controls = useRef<HTMLElement>(null);
  const running = autoplay.run !== null;
  const ready = state !== null && !busy && !running;

  const press = () => {
    if (running) return autoplay.stop();
    if (!state) return;
    if (busy) return onSkip?.();
    autoplay.dismiss();
    if (stake.error && !unanswered) controls.current?.querySelector("input")?.focus();
    else onPlay(stake.amount);
  };
  const step = (direction: "up" | "down") => {
    if (ready) stake.set(nextStake(stake.amount, direction));
  };
  const aim = (steps: number) => {
    if (ready) onAim?.(steps);
  };
  useTableKeys({ play: press, stake: step, ...(onAim && { aim }) }, sheet === null);

  const chooseRounds = (wanted: AutoplayRounds) => {
    setRounds(wanted);
    setSheet("autoplay");
  };
  const onClose = () => setSheet(null);
  const limits = useRunLimits(autoplay.run, money);
  return (
    <TableFrame
      {...{ locale, studio, currency }}
      game={props.title}
      demo={mode === "demo"}
      {...props.seen}
      win={props.win}
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
            ending={busy ? props.ending : undefined}
            label={props.playLabel}
            stake={stake.error ? null : money(stake.amount)}
            onPress={press}
          />
        }
        aside={autoplayAllowed && props.autoplayChoice?.({ rounds, ready, onChoose: chooseRounds })}
        tools={
          <TableTools
            serverSeedHash={state?.seeds.serverSeedHash ?? null}
            onSheet={setSheet}
            autoplay={autoplayAllowed}
            autoplayReady={ready}
            autoplayAside={props.autoplayChoice !== undefined}
            sound={sound.sound}
            toggleSound={sound.toggleSound}
          >
            {props.tools}
          </TableTools>
        }
        message={limits ?? props.message}
        notice={tableNotice({ table, mode, locale })}
        summary={
          autoplay.end && <AutoplaySummary {...{ locale, currency }} end={autoplay.end} onClose={autoplay.dismiss} />
        }
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

/** Says when the running autoplay stops; null when none runs. */
function useRunLimits(run: AutoplayRun | null, money: (units: bigint) => string): string | null {
  const t = useTranslations("games");
  if (!run) return null;
  const loss = money(run.lossLimit);
  return run.winLimit === null
    ? t("stops-at-loss", { loss })
    : t("stops-at-loss-or-win", { loss, win: money(run.winLimit) });
}
