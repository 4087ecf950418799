"use client";
import { type Lobby, useLobby } from "#components/lobby/lobby-context.tsx";
import type { GameTile } from "#lib/contracts/games/game-view.ts";
import { formatDate, formatMoney, zoneName } from "#lib/i18n/format.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

/** Fields of a game that a card shows. */
export type CardGame = Pick<
  GameTile,
  | "gameId"
  | "gameName"
  | "category"
  | "vendorCode"
  | "vendorName"
  | "artClass"
  | "state"
  | "backAt"
  | "isHot"
  | "isNew"
  | "hasDemo"
  | "rtp"
  | "minBet"
>;

/**
 * Renders the vendor, and the RTP or the lowest bet, on one line. A long vendor name is truncated at its end in both
 * writing directions; the figures never are.
 */
export function GameFact({ game }: { game: CardGame }) {
  const lobby = useLobby();
  return (
    <span className="flex gap-[.3em] whitespace-nowrap">
      <bdi translate="no" className="min-w-0 shrink truncate-line">
        {game.vendorName}
      </bdi>
      <span aria-hidden>·</span> <span>{gameFact(game, lobby)}</span>
    </span>
  );
}

/** Returns "RTP 96.4%", which counts no jackpots, or "From ₱10" for a game without an RTP. */
export function gameFact({ rtp, minBet }: CardGame, { locale, currency, say, percent }: Lobby): string {
  if (rtp !== null) return `${say("rtp")} ${percent(rtp)}`;
  return `${say("from")} ${formatMoney(moneyToWire(minBet), locale, { currency, trimZeros: true })}`;
}

const day = 24 * 3_600_000;

/** Returns "Back at 04:00 GMT+8" for a game in maintenance whose end is known, with the date when that is not today. */
export function backFact({ backAt }: CardGame, { locale, timeZone, say }: Lobby): string | null {
  if (backAt === null) return null;
  const style = backAt.getTime() - Date.now() < day ? "time" : "date-time";
  return say("back-at", {
    time: `${formatDate(backAt, locale, timeZone, style)} ${zoneName(timeZone, locale, backAt)}`,
  });
}
