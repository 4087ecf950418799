"use client";
import "#components/play/parol-nights/parol-nights.css";
import { FastForward, RotateCw, Square, Zap } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Cabinet } from "#components/play/parol-nights/cabinet.tsx";
import { LazyPaySheet } from "#components/play/parol-nights/lazy-pay-sheet.tsx";
import { usePools } from "#components/play/parol-nights/use-pools.ts";
import type { Show } from "#components/play/parol-nights/use-show.ts";
import { useSlotPlay } from "#components/play/parol-nights/use-slot-play.ts";
import { useTurbo } from "#components/play/parol-nights/use-turbo.ts";
import { AutoplayChoice } from "#components/play/table/autoplay-choice.tsx";
import type { GameProps } from "#components/play/table/game-props.ts";
import { GameScreen } from "#components/play/table/game-screen.tsx";
import { GameWords } from "#components/play/table/game-words.tsx";
import { keptChoices } from "#components/play/table/kept-choices.ts";
import type { Ending } from "#components/play/table/play-button.tsx";
import { usePlaySession } from "#components/play/table/play-session.ts";
import { seenOf } from "#components/play/table/seen-table.ts";
import { TableStage } from "#components/play/table/table-stage.tsx";
import { useAutoplay } from "#components/play/table/use-autoplay.ts";
import { useSound } from "#components/play/table/use-sound.ts";
import { useStake } from "#components/play/table/use-stake.ts";
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
  const { locale, mode, access, currency, initial, turboAllowed } = props;
  const t = useTranslations("parol-nights");
  const { session, countRound } = usePlaySession(mode);
  const sound = useSound();
  const { quick, toggleQuick } = useTurbo(turboAllowed);
  const slot = useSlotPlay({ mode, initial, countRound, quick, say: sound.say });
  const { table, reels, show, spin, hurry, first } = slot;
  const { state, held, staked, playing, retrying } = table;
  const money = (units: bigint) => formatMoney(moneyToWire(units), locale, { currency });
  const limits = state?.limits;
  const largest = limits ? largestSlotStake(limits.maximumStake, limits.maximumWin) : 0n;
  const kept = useMemo(() => keptChoices(parolNights.code, mode), [mode]);
  const stake = useStake({ table: state, largest, step: lineCount, first: 25_00n, kept, betKnown: true, money });
  const autoplay = useAutoplay(spin);
  const busy = playing || show.running;
  const pools = usePools(state?.pools ?? null, busy);
  const { win } = show;
  const seen = seenOf({ state, held, revealed: win.to, staked, session });
  return (
    <GameScreen
      game={props}
      title={t("title")}
      {...{ table, session, sound, stake, autoplay, kept, busy, seen, win, money }}
      icon={RotateCw}
      playLabel={t("play-for", { stake: money(stake.amount) })}
      onPlay={spin}
      {...(turboAllowed && {
        onSkip: hurry,
        ending: endingOf(show, t),
      })}
      autoplayRounds="25"
      autoplayChoice={(choice) => <AutoplayChoice {...choice} />}
      tools={
        turboAllowed && (
          <IconButton label={t("turbo")} aria-pressed={quick} onClick={toggleQuick}>
            <Zap aria-hidden size={20} fill={quick ? "currentColor" : "none"} />
          </IconButton>
        )
      }
      message={t("line-stake", { lines: parolNights.lines.length, line: money(stake.amount / lineCount) })}
      rules={(sheet) =>
        limits && <LazyPaySheet {...sheet} {...{ money, limits }} stake={stake.playable} demo={mode === "demo"} />
      }
    >
      <TableStage
        game={parolNights.code}
        title={t("title")}
        {...{ mode, access, locale }}
        history={seen.rounds.map(({ roundId, payout }) => ({
          roundId,
          won: payout > 0n,
          text: payout > 0n ? money(payout) : "–",
          label: t("check-round", { won: payout > 0n ? "yes" : "no", paid: money(payout) }),
        }))}
        historyName={t("last-rounds")}
        loading={!state}
        scene={<div aria-hidden className="slot-night" data-on={show.free !== null || undefined} />}
      >
        <Cabinet {...{ reels, show, first, locale, pools, retrying, money }} />
      </TableStage>
    </GameScreen>
  );
}

/** Says what a press ends: turning reels, or what is counted or announced. Nothing after a spin that wins nothing. */
function endingOf({ stops, scene, win }: Show, t: ReturnType<typeof useTranslations>): Ending | undefined {
  if (!stops) return { icon: Square, word: t("stop"), label: t("stop-label") };
  if (scene?.kind === "spin" && win.durationMs === 0) return undefined;
  return { icon: FastForward, word: t("skip"), label: t("skip-label") };
}
