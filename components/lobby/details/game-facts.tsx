import type { ReactNode } from "react";
import type { TranslateDetails } from "#components/lobby/details/details-translate.ts";
import { cx } from "#components/ui/cx.ts";
import type { GameDetails } from "#lib/contracts/games/game-view.ts";
import { formatMoney, formatPercent } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

interface GameFactsProps {
  game: GameDetails;
  say: TranslateDetails;
  locale: Locale;
  currency: string;
}

/** LOBBY-20: renders RTP, volatility, lines, reels, bets, top prize and features, as far as the game has them. */
export function GameFacts({ game, say, locale, currency }: GameFactsProps) {
  const { rtp, hasJackpot, volatility, lines, reels, topMultiple, features } = game;
  const sheet = (key: string, params?: Record<string, string | number>) => say(`lobby.sheet.${key}`, params);
  const money = (amount: bigint) => formatMoney(moneyToWire(amount), locale, { currency });
  const [columns = "", rows = ""] = reels?.split("x") ?? [];
  const facts: readonly [string, ReactNode][] = [
    [
      "rtp",
      rtp === null
        ? null
        : [formatPercent(rtp, locale), hasJackpot && sheet("plus-jackpots")].filter(Boolean).join(" "),
    ],
    [
      "volatility",
      volatility === null ? null : (
        <Volatility key="dots" level={volatility} word={sheet(`volatility-${volatility}`)} />
      ),
    ],
    ["lines", lines?.toLocaleString(`${locale}-u-nu-latn`)],
    ["reels", reels === null ? null : sheet("reels-by", { columns, rows })],
    ["bet", sheet("bet-range", { from: money(game.minBet), to: money(game.maxBet) })],
    ["top-prize", topMultiple && sheet("times-the-bet", { times: topMultiple.toLocaleString(`${locale}-u-nu-latn`) })],
    ["features", features.map((feature) => say(`catalogue.features.${feature}`)).join(", ") || null],
  ];
  return (
    <dl className="grid">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== 0)
        .map(([key, value]) => (
          <div key={key} className="flex justify-between gap-5 border-b border-line-1 py-2">
            <dt className="text-3">{sheet(key)}</dt>
            <dd className="text-end font-semibold text-1">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const levels = [1, 2, 3, 4, 5];

function Volatility({ level, word }: { level: number; word: string }) {
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-2.5">
      <span aria-hidden className="flex gap-[3px]">
        {levels.map((step) => (
          <span key={step} className={cx("h-1.5 w-[13px] rounded-[3px]", step <= level ? "bg-hot" : "bg-surface-3")} />
        ))}
      </span>
      {word}
    </span>
  );
}
