"use client";
import "#components/play/parol-nights/parol-nights.css";
import { RotateCw, Zap } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { AutoplayChoice } from "#components/play/parol-nights/autoplay-choice.tsx";
import { Cabinet } from "#components/play/parol-nights/cabinet.tsx";
import { LazyPaySheet } from "#components/play/parol-nights/lazy-pay-sheet.tsx";
import { usePools } from "#components/play/parol-nights/use-pools.ts";
import { useSlotPlay } from "#components/play/parol-nights/use-slot-play.ts";
import { useTurbo } from "#components/play/parol-nights/use-turbo.ts";
import type { GameProps } from "#components/play/table/game-props.ts";
import { GameWords } from "#components/play/table/game-words.tsx";
import { PlayButton } from "#components/play/table/play-button.tsx";
import { usePlaySession } from "#components/play/table/play-session.ts";
import { nextStake } from "#components/play/table/stakes.ts";
import { TableControls } from "#components/play/table/table-controls.tsx";
import { TableFrame } from "#components/play/table/table-frame.tsx";
import { tableNotice } from "#components/play/table/table-notice.tsx";
import { TableSheets } from "#components/play/table/table-sheets.tsx";
import { TableStage } from "#components/play/table/table-stage.tsx";
import { type Sheet, TableTools } from "#components/play/table/table-tools.tsx";
import { useAutoplay } from "#components/play/table/use-autoplay.ts";
import { useSound } from "#components/play/table/use-sound.ts";
import { useStake } from "#components/play/table/use-stake.ts";
import { useTableKeys } from "#components/play/table/use-table-keys.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { formatMoney } from "#lib/i18n/format.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";
import { largestSlotStake, lineCount } from "#lib/originals/parol-nights/rules.ts";

/** Renders Parol Nights: bar, machine, controls. Money and demo play differ only in the purse and the jackpots. */
export function ParolNightsGame(props: GameProps<typeof parolNights.code>) {
  return (
    <GameWords game="parol-nights">
      <ParolNightsView {...props} />
    </GameWords>
  );
}

function ParolNightsView(props: GameProps<typeof parolNights.code>) {
  const { locale, mode, access, currency, studio, initial, autoplayAllowed, turboAllowed } = props;
  const t = useTranslations("parol-nights");
  const games = useTranslations("games");
  const { session, addNet } = usePlaySession(mode);
  const { sound, toggleSound } = useSound();
  const { quick, toggleQuick } = useTurbo(turboAllowed);
  const { table, reels, show, spin, skip, first } = useSlotPlay({ mode, initial, addNet, quick, sound });
  const { state, playing, retrying, unanswered } = table;
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [rounds, setRounds] = useState("25");
  const money = (units: bigint) => formatMoney(moneyToWire(units), locale, { currency });
  const limits = state?.limits;
  const largest = limits ? largestSlotStake(limits.maximumStake, limits.maximumWin) : 0n;
  const stake = useStake({ table: state, largest, step: lineCount, first: 25_00n, money });
  const autoplay = useAutoplay(spin);
  const running = autoplay.run !== null;
  const busy = playing || show.running;
  const pools = usePools(state?.pools ?? null, busy);
  const controls = useRef<HTMLElement>(null);

  const press = () => {
    if (running || !state) return;
    if (busy) turboAllowed && skip();
    else if (stake.problem && !unanswered) controls.current?.querySelector("input")?.focus();
    else void spin(stake.amount);
  };
  const step = (direction: "up" | "down") => {
    if (!running && !busy && state) stake.set(nextStake(stake.amount, direction));
  };
  useTableKeys({ play: press, stake: step }, sheet === null);

  const onClose = () => setSheet(null);
  const ready = state !== null && !busy && !running;
  const hidden = show.running && show.round ? show.round.payout - show.revealed : 0n;
  const underWay = playing && unanswered ? unanswered.stake : 0n;
  const history = (show.running ? (state?.rounds.slice(1) ?? []) : (state?.rounds ?? [])).map((round) => ({
    roundId: round.roundId,
    won: round.payout > 0n,
    text: round.payout > 0n ? money(round.payout) : "–",
    label: t("check-round", { paid: money(round.payout) }),
  }));
  const chooseRounds = (wanted: string) => {
    setRounds(wanted);
    setSheet("autoplay");
  };
  const message = () => {
    if (autoplay.run) {
      const { lossLimit, winLimit } = autoplay.run;
      const limit = { loss: money(lossLimit), win: winLimit === null ? "" : money(winLimit) };
      return t(winLimit === null ? "stops-at-loss" : "stops-at-loss-or-win", limit);
    }
    return autoplay.stopped
      ? games(`stopped-${autoplay.stopped}`)
      : t("line-stake", { lines: parolNights.lines.length, line: money(stake.amount / lineCount) });
  };
  return (
    <TableFrame
      {...{ locale, studio, currency }}
      game={t("title")}
      demo={mode === "demo"}
      balance={state && state.balance - hidden - underWay}
      net={session?.net ?? null}
      startedAtMs={session?.startedAtMs ?? null}
    >
      <TableStage
        game={parolNights.code}
        title={t("title")}
        {...{ mode, access, locale, history }}
        historyName={t("last-rounds")}
        loading={!state}
        scene={<div aria-hidden className="slot-night" data-on={show.free !== null || undefined} />}
      >
        <Cabinet {...{ reels, show, first, pools, retrying, money }} demo={mode === "demo"} />
      </TableStage>
      <TableControls
        ref={controls}
        stake={stake}
        locked={running || busy}
        button={
          <PlayButton
            icon={RotateCw}
            busy={busy || !state}
            retry={unanswered !== null && !playing}
            left={autoplay.run && autoplay.run.rounds - autoplay.run.played}
            label={t(busy && turboAllowed ? "skip" : "play-for", { stake: money(stake.amount) })}
            onPlay={press}
            onStop={autoplay.stop}
          />
        }
        aside={autoplayAllowed && <AutoplayChoice rounds={rounds} ready={ready} onChoose={chooseRounds} />}
        tools={
          <TableTools
            serverSeedHash={state?.seeds.serverSeedHash ?? null}
            onSheet={setSheet}
            autoplay={autoplayAllowed}
            autoplayReady={ready}
            autoplayAside
            {...{ sound, toggleSound }}
          >
            {turboAllowed && (
              <IconButton label={t("turbo")} aria-pressed={quick} onClick={toggleQuick}>
                <Zap aria-hidden size={20} fill={quick ? "currentColor" : "none"} />
              </IconButton>
            )}
          </TableTools>
        }
        message={message()}
        notice={tableNotice({ table, mode, locale })}
      />
      {state && (
        <TableSheets
          {...{ mode, sheet, onClose, state, stake, autoplay, rounds, locale }}
          onRounds={setRounds}
          onSeeds={(seeds) => table.change({ seeds })}
        >
          <LazyPaySheet
            open={sheet === "rules"}
            {...{ onClose, money }}
            limits={state.limits}
            stake={stake.playable}
            demo={mode === "demo"}
          />
        </TableSheets>
      )}
    </TableFrame>
  );
}
