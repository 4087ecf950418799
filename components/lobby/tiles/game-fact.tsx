"use client";
import { type Lobby, useLobby } from "#components/lobby/lobby-context.tsx";
import type { GameTile } from "#lib/contracts/games/game-view.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

/** What a card shows of a game. */
export type CardGame = Pick<
  GameTile,
  | "nodeId"
  | "nodeName"
  | "gameType"
  | "vassalage"
  | "vendorName"
  | "artClass"
  | "state"
  | "isHot"
  | "isNew"
  | "rtp"
  | "minBet"
>;

/** What comes back or the lowest bet, and the vendor; a name that is too long ends early, whichever way the page reads. */
export function GameFact({ game }: { game: CardGame }) {
  const lobby = useLobby();
  return (
    <span className="flex gap-[.3em] whitespace-nowrap">
      {gameFact(game, lobby)} <span aria-hidden>·</span>
      <bdi className="min-w-0 truncate-line">{game.vendorName}</bdi>
    </span>
  );
}

/** "RTP 96.4%", or "From ₱10" where a game doesn't say what comes back. */
export function gameFact({ rtp, minBet }: CardGame, { locale, currency, say, percent }: Lobby): string {
  if (rtp !== null) return `${say("rtp")} ${percent(rtp)}`;
  return `${say("from")} ${formatMoney(moneyToWire(minBet), locale, { currency, trimZeros: true })}`;
}
