"use client";
import { useTranslations } from "next-intl";
import { useCallback, useRef, useState } from "react";
import { DiceControls } from "#components/play/dice/dice-controls.tsx";
import { DiceSheets, type Sheet } from "#components/play/dice/dice-sheets.tsx";
import { DiceTableTop } from "#components/play/dice/dice-table-top.tsx";
import { FaultNotice } from "#components/play/dice/fault-notice.tsx";
import type { MoneyAccess } from "#components/play/dice/mode-switch.tsx";
import { playRoll } from "#components/play/dice/sound.ts";
import { clampStake, nextStake } from "#components/play/dice/stakes.ts";
import { useAutoplay } from "#components/play/dice/use-autoplay.ts";
import { useDiceTable } from "#components/play/dice/use-dice-table.ts";
import { useRollKeys } from "#components/play/dice/use-roll-keys.ts";
import { useSound } from "#components/play/dice/use-sound.ts";
import { useStake } from "#components/play/dice/use-stake.ts";
import { GameBar } from "#components/play/game-bar.tsx";
import { usePlaySession } from "#components/play/play-session.ts";
import { type DiceRound, type DiceState, fillDemo, type Played, type PlayMode } from "#lib/client/originals.ts";
import { betWinning, type DiceBet, dice, winningRolls } from "#lib/contracts/originals/dice-rules.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

export interface DiceGameProps {
  locale: Locale;
  mode: PlayMode;
  access: MoneyAccess;
  currency: string;
  studio: string;
  /** Where the player stands, when the server knew it; else the page asks. */
  initial: DiceState | null;
}

/** What twice the stake is paid for: 49.50 % of all rolls. */
const firstBet = betWinning("over", dice.returned / 2);

/** Dice, whole: bar, table, controls. The same for money and demo but for the purse. */
export function DiceGame({ locale, mode, access, currency, studio, initial }: DiceGameProps) {
  const t = useTranslations("games");
  const { session, addNet } = usePlaySession(mode);
  const { sound, toggleSound } = useSound();
  const settled = useCallback(
    ({ round }: Played<DiceRound>) => {
      addNet(round.payout - round.stake);
      if (sound) playRoll(round.payout > 0n);
    },
    [addNet, sound],
  );
  const table = useDiceTable(mode, initial, settled);
  const { state, rolling, unanswered, fault } = table;
  const [bet, setBet] = useState<DiceBet>(firstBet);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const money = (units: bigint) => formatMoney(moneyToWire(units), locale, { currency });
  const stake = useStake(state, bet, money);
  const autoplay = useAutoplay((amount) => table.roll({ ...bet, stake: amount }));
  const running = autoplay.run !== null;
  const locked = running || rolling || !state;
  const controls = useRef<HTMLElement>(null);

  const roll = () => {
    if (locked) return;
    if (stake.problem && !unanswered) controls.current?.querySelector("input")?.focus();
    else void table.roll({ ...bet, stake: stake.amount });
  };
  const aim = (step: number) => {
    if (!locked) setBet(betWinning(bet.direction, winningRolls({ ...bet, target: bet.target + step })));
  };
  const step = (direction: "up" | "down") => {
    if (!locked) stake.setAmount(clampStake(nextStake(stake.amount, direction), stake.least, stake.most));
  };
  useRollKeys({ roll, aim, stake: step }, sheet === null);

  const refill = async () => {
    try {
      table.change({ balance: await fillDemo() });
      table.clearFault();
    } catch {
      await table.load();
    }
  };
  return (
    <div className="grid h-dvh min-h-[664px] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-surface-0">
      <GameBar
        locale={locale}
        game={t("dice")}
        studio={studio}
        currency={currency}
        demo={mode === "demo"}
        balance={state?.balance ?? null}
        net={session?.net ?? null}
        startedAtMs={session?.startedAtMs ?? null}
      />
      <DiceTableTop {...{ table, bet, mode, access, locale, money }} onBet={setBet} locked={locked} />
      <DiceControls
        ref={controls}
        {...{ table, bet, stake, autoplay, money, sound, toggleSound }}
        onRoll={roll}
        onSheet={setSheet}
        notice={
          fault &&
          !rolling && (
            <FaultNotice
              {...{ fault, locale }}
              demo={mode === "demo"}
              unanswered={unanswered !== null}
              onRefill={refill}
              onLoad={state ? undefined : table.load}
            />
          )
        }
      />
      {state && (
        <DiceSheets {...{ mode, state, table, bet, stake, autoplay, locale, money, sheet }} onSheet={setSheet} />
      )}
    </div>
  );
}
