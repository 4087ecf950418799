"use client";
import { type Lobby, useLobby } from "#components/lobby/lobby-context.tsx";
import type { GameTile } from "#lib/contracts/games/game-view.ts";
import { formatMoney } from "#lib/i18n/format.ts";
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
  | "isHot"
  | "isNew"
  | "hasDemo"
  | "hasJackpot"
  | "rtp"
  | "minBet"
>;

/**
 * Renders the RTP or the lowest bet, and the vendor. A long vendor name is truncated at its end in both writing
 * directions; the figures never are. The vendor of a game with jackpots has a line of its own.
 */
export function GameFact({ game }: { game: CardGame }) {
  const lobby = useLobby();
  const plus = plusJackpots(game, lobby);
  const vendor = (
    <bdi translate="no" className="min-w-0 shrink-[999] truncate-line">
      {game.vendorName}
    </bdi>
  );
  return plus ? (
    <>
      <span className="flex flex-wrap gap-x-[.3em]">
        <span>{gameFact(game, lobby)}</span> <span>{plus}</span>{" "}
      </span>
      <span className="flex whitespace-nowrap">{vendor}</span>
    </>
  ) : (
    <span className="flex gap-[.3em] whitespace-nowrap">
      <span className="whitespace-normal">{gameFact(game, lobby)}</span> <span aria-hidden>·</span>
      {vendor}
    </span>
  );
}

/** Returns "RTP 96.4%", or "From ₱10" for a game without an RTP. */
export function gameFact({ rtp, minBet }: CardGame, { locale, currency, say, percent }: Lobby): string {
  if (rtp !== null) return `${say("rtp")} ${percent(rtp)}`;
  return `${say("from")} ${formatMoney(moneyToWire(minBet), locale, { currency, trimZeros: true })}`;
}

/** Returns "+ jackpots" for a game that pays them beside its RTP. */
export function plusJackpots({ rtp, hasJackpot }: CardGame, { say }: Lobby): string {
  return hasJackpot && rtp !== null ? say("plus-jackpots") : "";
}
