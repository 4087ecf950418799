"use client";
import { useTranslations } from "next-intl";
import { Award } from "#components/play/dice/award.tsx";
import { BetBoard } from "#components/play/dice/bet-board.tsx";
import { DiceScene } from "#components/play/dice/dice-scene.tsx";
import { HistoryStrip } from "#components/play/dice/history-strip.tsx";
import { ModeSwitch, type MoneyAccess } from "#components/play/dice/mode-switch.tsx";
import type { DiceTable } from "#components/play/dice/use-dice-table.ts";
import type { PlayMode } from "#lib/client/originals.ts";
import { type DiceBet, dice, hundredths } from "#lib/contracts/originals/dice-rules.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface DiceTableTopProps {
  table: DiceTable;
  bet: DiceBet;
  onBet: (bet: DiceBet) => void;
  mode: PlayMode;
  access: MoneyAccess;
  locked: boolean;
  locale: Locale;
  money: (units: bigint) => string;
}

/** The picture: the night, the table with its board, what the last roll came to, and those before it. */
export function DiceTableTop({ table, bet, onBet, mode, access, locked, locale, money }: DiceTableTopProps) {
  const t = useTranslations("games");
  const { state, last, rolling, retrying } = table;
  return (
    <main
      aria-busy={!state}
      className="dice-stage relative isolate grid min-h-0 grid-rows-[auto_minmax(0,1fr)] overflow-hidden"
    >
      <DiceScene />
      <h1 className="sr-only">{t("dice")}</h1>
      <div className="flex items-center gap-2 px-2.5 pt-2.5">
        <ModeSwitch mode={mode} access={access} locale={locale} />
        <HistoryStrip rounds={state?.rounds ?? []} locale={locale} />
      </div>
      <div className="grid min-h-0 content-center px-2.5 sm:justify-center">
        <div className="grid sm:w-[min(640px,94vw)]">
          <div className="dice-marquee mx-[9%] flex [@media(height<720px)]:hidden min-h-11 items-center justify-between gap-3 rounded-t-[18px] px-5 font-semibold text-[#ffdf9f]">
            <span className="money text-sm max-sm:hidden">0.00–99.99</span>
            <b
              aria-hidden
              className="flex-1 text-[27px] display text-[#fff0cd] [text-shadow:0_3px_0_#4e0b10] sm:text-center"
            >
              {t("dice")}
            </b>
            <span className="money text-sm">{t("rtp", { returned: hundredths(dice.returned) })}</span>
          </div>
          <div className="dice-frame rounded-[22px] p-3 sm:p-4">
            <BetBoard bet={bet} onBet={onBet} last={last} rolling={rolling} disabled={locked} />
          </div>
          <Award last={last} retrying={retrying} money={money} />
        </div>
      </div>
    </main>
  );
}
