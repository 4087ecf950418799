"use client";
import { Dices } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { DiceCode } from "#components/play/dice/dice-table.ts";
import { DiceTableTop } from "#components/play/dice/dice-table-top.tsx";
import { RulesSheet } from "#components/play/dice/rules-sheet.tsx";
import { useDicePlay } from "#components/play/dice/use-dice-play.ts";
import type { GameProps } from "#components/play/table/game-props.ts";
import { GameScreen } from "#components/play/table/game-screen.tsx";
import { GameWords } from "#components/play/table/game-words.tsx";
import { keptChoices, useKeptChoice } from "#components/play/table/kept-choices.ts";
import { usePlaySession } from "#components/play/table/play-session.ts";
import { seenOf } from "#components/play/table/seen-table.ts";
import { useAutoplay } from "#components/play/table/use-autoplay.ts";
import { useSound } from "#components/play/table/use-sound.ts";
import { useStake } from "#components/play/table/use-stake.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { betWinning, dice, dicePrize, largestStake, winningRolls } from "#lib/originals/dice/rules.ts";
import { diceChoice, diceChoiceCheck } from "#lib/originals/dice/shapes.ts";

/** A win pays twice the stake: 49.50 % of all rolls. */
const firstBet = betWinning("over", dice.returned / 2);
const betShape = diceChoice.check(diceChoiceCheck);

/** Renders Dice: bar, table, controls. Money and demo play differ only in the purse. */
export function DiceGame(props: GameProps<DiceCode>) {
  return (
    <GameWords game="dice">
      <DiceTableView {...props} />
    </GameWords>
  );
}

function DiceTableView(props: GameProps<DiceCode>) {
  const { locale, mode, access, currency, initial, turboAllowed } = props;
  const t = useTranslations("dice");
  const { session, countRound } = usePlaySession(mode);
  const sound = useSound();
  const play = useDicePlay({ mode, initial, countRound, say: sound.say });
  const { table, phase, win, land } = play;
  const { state, held, staked } = table;
  const kept = useMemo(() => keptChoices("dice", mode), [mode]);
  const { choice: bet, choose: setBet, known: betKnown } = useKeptChoice(kept, "bet", betShape, firstBet);
  const money = (units: bigint) => formatMoney(moneyToWire(units), locale, { currency });
  const limits = state?.limits;
  const largest = limits ? largestStake(bet, limits.maximumStake, limits.maximumWin) : 0n;
  const stake = useStake({ table: state, largest, first: 10_00n, kept, betKnown, money });
  const roll = (amount: bigint) => play.roll(bet, amount);
  const autoplay = useAutoplay(roll);
  const busy = table.playing || phase !== "lying";
  const seen = seenOf({ state, held, revealed: 0n, staked, session });
  const aim = (step: number) => setBet(betWinning(bet.direction, winningRolls({ ...bet, target: bet.target + step })));
  const prize = stake.error ? "–" : money(dicePrize(bet, stake.amount));
  return (
    <GameScreen
      game={props}
      title={t("title")}
      {...{ table, session, sound, stake, autoplay, kept, busy, seen, win, money }}
      icon={Dices}
      playLabel={t("play-for", { stake: money(stake.amount) })}
      onPlay={roll}
      onSkip={turboAllowed && phase === "falling" ? land : undefined}
      onAim={aim}
      autoplayRounds="10"
      message={t("a-win-pays", { prize })}
      rules={(sheet) => limits && <RulesSheet {...sheet} {...{ bet, money, limits }} stake={stake.playable} />}
    >
      <DiceTableTop
        {...{ play, bet, mode, access, locale, money }}
        rounds={seen.rounds}
        onBet={setBet}
        locked={autoplay.run !== null || busy || !state}
      />
    </GameScreen>
  );
}
