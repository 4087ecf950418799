"use client";
import { Dices } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { DiceAsked, DiceCode, DiceRound } from "#components/play/dice/dice-table.ts";
import { DiceTableTop } from "#components/play/dice/dice-table-top.tsx";
import { RulesSheet } from "#components/play/dice/rules-sheet.tsx";
import { rollSounds } from "#components/play/dice/sounds.ts";
import type { GameProps } from "#components/play/table/game-props.ts";
import { GameScreen } from "#components/play/table/game-screen.tsx";
import { GameWords } from "#components/play/table/game-words.tsx";
import { usePlaySession } from "#components/play/table/play-session.ts";
import { playTones } from "#components/play/table/sound.ts";
import { useAutoplay } from "#components/play/table/use-autoplay.ts";
import { useBegin } from "#components/play/table/use-begin.ts";
import { useSound } from "#components/play/table/use-sound.ts";
import { useStake } from "#components/play/table/use-stake.ts";
import { useTable } from "#components/play/table/use-table.ts";
import { playRound } from "#lib/client/originals.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { dice as game } from "#lib/originals/dice/game.ts";
import { betWinning, type DiceBet, dice, dicePrize, largestStake, winningRolls } from "#lib/originals/dice/rules.ts";

/** A win pays twice the stake: 49.50 % of all rolls. */
const firstBet = betWinning("over", dice.returned / 2);

/** Renders Dice: bar, table, controls. Money and demo play differ only in the purse. */
export function DiceGame(props: GameProps<DiceCode>) {
  return (
    <GameWords game="dice">
      <DiceTableView {...props} />
    </GameWords>
  );
}

function DiceTableView(props: GameProps<DiceCode>) {
  const { locale, mode, access, currency, initial } = props;
  const t = useTranslations("dice");
  const games = useTranslations("games");
  const { session, addNet } = usePlaySession(mode);
  const sound = useSound();
  const table = useTable<DiceCode, DiceAsked>({
    ...{ game: game.code, mode, initial },
    send: (asked) => playRound(game.code, mode, asked),
    betShape: game.bet,
  });
  const { state, playing } = table;
  const [bet, setBet] = useState<DiceBet>(firstBet);
  const money = (units: bigint) => formatMoney(moneyToWire(units), locale, { currency });
  const limits = state?.limits;
  const largest = limits ? largestStake(bet, limits.maximumStake, limits.maximumWin) : 0n;
  const stake = useStake({ table: state, largest, first: 10_00n, money });
  const present = (round: DiceRound) => {
    addNet(round.payout - round.stake);
    if (sound.sound) playTones(rollSounds(round.payout > 0n));
  };
  useBegin(async () => {
    const { answered } = await table.begin();
    if (answered) present(answered);
  });
  const roll = async (amount: bigint) => {
    const played = await table.play({ game: game.code, ...bet, stake: amount });
    if (played) present(played.round);
    return played;
  };
  const autoplay = useAutoplay(roll);
  const aim = (step: number) => setBet(betWinning(bet.direction, winningRolls({ ...bet, target: bet.target + step })));
  const prize = stake.error ? "–" : money(dicePrize(bet, stake.amount));
  return (
    <GameScreen
      game={props}
      title={t("title")}
      {...{ table, session, sound, stake, autoplay }}
      busy={playing}
      icon={Dices}
      playLabel={t("play-for", { stake: money(stake.amount) })}
      onPlay={roll}
      onAim={aim}
      autoplayRounds="10"
      message={autoplay.stopped ? games(`stopped-${autoplay.stopped}`) : t("a-win-pays", { prize })}
      rules={(sheet) => limits && <RulesSheet {...sheet} {...{ bet, money, limits }} stake={stake.playable} />}
    >
      <DiceTableTop
        {...{ table, bet, mode, access, locale, money }}
        onBet={setBet}
        locked={autoplay.run !== null || playing || !state}
      />
    </GameScreen>
  );
}
