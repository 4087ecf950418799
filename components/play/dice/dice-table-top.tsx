"use client";
import { useTranslations } from "next-intl";
import { Award } from "#components/play/dice/award.tsx";
import { BetBoard } from "#components/play/dice/bet-board.tsx";
import type { DiceRound } from "#components/play/dice/dice-table.ts";
import type { useDicePlay } from "#components/play/dice/use-dice-play.ts";
import { GameReturn } from "#components/play/table/game-return.tsx";
import { Marquee } from "#components/play/table/marquee.tsx";
import type { MoneyAccess } from "#components/play/table/mode-switch.tsx";
import { TableStage } from "#components/play/table/table-stage.tsx";
import type { PlayMode } from "#lib/client/originals.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { diceCatalogueEntry } from "#lib/originals/dice/catalogue.ts";
import { type DiceBet, hundredths } from "#lib/originals/dice/rules.ts";

interface DiceTableTopProps {
  play: ReturnType<typeof useDicePlay>;
  /** The last rounds whose result was shown. */
  rounds: readonly DiceRound[];
  bet: DiceBet;
  onBet: (bet: DiceBet) => void;
  mode: PlayMode;
  access: MoneyAccess;
  locked: boolean;
  locale: Locale;
  money: (units: bigint) => string;
}

/** Renders the table with its board, the last result and the history strip. */
export function DiceTableTop({ play, rounds, bet, onBet, mode, access, locked, locale, money }: DiceTableTopProps) {
  const t = useTranslations("dice");
  const { phase, win, land } = play;
  const { state, last, held, retrying } = play.table;
  const history = rounds.map(({ roundId, roll, payout }) => {
    const text = hundredths(roll);
    const won = payout > 0n;
    return { roundId, text, won, label: t("check-round", { roll: text, won: won ? "yes" : "no" }) };
  });
  return (
    <TableStage
      game="dice"
      title={t("title")}
      {...{ mode, access, locale, history }}
      historyName={t("last-rounds")}
      loading={!state}
    >
      <div className="grid sm:w-[min(640px,94vw)]">
        <Marquee
          title={t("title")}
          start="0.00–99.99"
          end={<GameReturn rtp={diceCatalogueEntry.rtp} locale={locale} />}
        />
        <div className="table-rim rounded-[22px] p-3 sm:p-4">
          <BetBoard {...{ bet, onBet, last, phase }} falling={held} onLie={land} disabled={locked} />
        </div>
        <Award {...{ last, win, retrying, money }} rolling={phase !== "lying"} />
      </div>
    </TableStage>
  );
}
