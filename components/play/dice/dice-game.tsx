"use client";
import { Dices } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { DiceAsked, DiceCode, DiceRound } from "#components/play/dice/dice-table.ts";
import { DiceTableTop } from "#components/play/dice/dice-table-top.tsx";
import { RulesSheet } from "#components/play/dice/rules-sheet.tsx";
import { rollSounds } from "#components/play/dice/sounds.ts";
import type { GameProps } from "#components/play/table/game-props.ts";
import { GameWords } from "#components/play/table/game-words.tsx";
import { PlayButton } from "#components/play/table/play-button.tsx";
import { usePlaySession } from "#components/play/table/play-session.ts";
import { playTones } from "#components/play/table/sound.ts";
import { nextStake } from "#components/play/table/stakes.ts";
import { TableControls } from "#components/play/table/table-controls.tsx";
import { TableFrame } from "#components/play/table/table-frame.tsx";
import { tableNotice } from "#components/play/table/table-notice.tsx";
import { TableSheets } from "#components/play/table/table-sheets.tsx";
import { type Sheet, TableTools } from "#components/play/table/table-tools.tsx";
import { useAutoplay } from "#components/play/table/use-autoplay.ts";
import { useBegin } from "#components/play/table/use-begin.ts";
import { useSound } from "#components/play/table/use-sound.ts";
import { useStake } from "#components/play/table/use-stake.ts";
import { useTable } from "#components/play/table/use-table.ts";
import { useTableKeys } from "#components/play/table/use-table-keys.ts";
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

function DiceTableView({ locale, mode, access, currency, studio, initial, autoplayAllowed }: GameProps<DiceCode>) {
  const t = useTranslations("dice");
  const games = useTranslations("games");
  const { session, addNet } = usePlaySession(mode);
  const { sound, toggleSound } = useSound();
  const table = useTable<DiceCode, DiceAsked>({
    ...{ game: game.code, mode, initial },
    send: (asked) => playRound(game.code, mode, asked),
    betShape: game.bet,
  });
  const { state, playing, unanswered } = table;
  const [bet, setBet] = useState<DiceBet>(firstBet);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [rounds, setRounds] = useState("10");
  const money = (units: bigint) => formatMoney(moneyToWire(units), locale, { currency });
  const limits = state?.limits;
  const largest = limits ? largestStake(bet, limits.maximumStake, limits.maximumWin) : 0n;
  const stake = useStake({ table: state, largest, first: 10_00n, money });
  const present = (round: DiceRound) => {
    addNet(round.payout - round.stake);
    if (sound) playTones(rollSounds(round.payout > 0n));
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
  const running = autoplay.run !== null;
  const locked = running || playing || !state;
  const controls = useRef<HTMLElement>(null);

  const press = () => {
    if (locked) return;
    if (stake.problem && !unanswered) controls.current?.querySelector("input")?.focus();
    else void roll(stake.amount);
  };
  const aim = (step: number) => {
    if (!locked) setBet(betWinning(bet.direction, winningRolls({ ...bet, target: bet.target + step })));
  };
  const step = (direction: "up" | "down") => {
    if (!locked) stake.set(nextStake(stake.amount, direction));
  };
  useTableKeys({ play: press, aim, stake: step }, sheet === null);
  const onClose = () => setSheet(null);
  const prize = stake.problem ? "–" : money(dicePrize(bet, stake.amount));
  return (
    <TableFrame
      {...{ locale, studio, currency }}
      game={t("title")}
      demo={mode === "demo"}
      balance={state?.balance ?? null}
      net={session?.net ?? null}
      startedAtMs={session?.startedAtMs ?? null}
    >
      <DiceTableTop {...{ table, bet, mode, access, locale, money }} onBet={setBet} locked={locked} />
      <TableControls
        ref={controls}
        stake={stake}
        locked={running || playing}
        button={
          <PlayButton
            icon={Dices}
            busy={playing || !state}
            retry={unanswered !== null && !playing}
            left={autoplay.run && autoplay.run.rounds - autoplay.run.played}
            label={t("play-for", { stake: money(stake.amount) })}
            onPlay={press}
            onStop={autoplay.stop}
          />
        }
        tools={
          <TableTools
            serverSeedHash={state?.seeds.serverSeedHash ?? null}
            onSheet={setSheet}
            autoplay={autoplayAllowed}
            autoplayReady={state !== null && !playing && !running}
            {...{ sound, toggleSound }}
          />
        }
        message={autoplay.stopped ? games(`stopped-${autoplay.stopped}`) : t("a-win-pays", { prize })}
        notice={tableNotice({ table, mode, locale })}
      />
      {state && (
        <TableSheets
          {...{ mode, sheet, onClose, state, stake, autoplay, rounds, locale }}
          onRounds={setRounds}
          onSeeds={(seeds) => table.change({ seeds })}
        >
          <RulesSheet
            open={sheet === "rules"}
            {...{ onClose, bet, money }}
            limits={state.limits}
            stake={stake.playable}
          />
        </TableSheets>
      )}
    </TableFrame>
  );
}
