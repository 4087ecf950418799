"use client";
import { Info } from "lucide-react";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { FavoriteButton } from "#components/lobby/tiles/favorite-button.tsx";
import type { CardGame } from "#components/lobby/tiles/game-fact.tsx";
import { GameLink } from "#components/lobby/tiles/game-link.tsx";

/**
 * Renders a tile's secondary actions for pointer and keyboard: the heart, and the details where a press on the tile
 * plays.
 */
export default function TileCorners({ game }: { game: CardGame }) {
  const { say } = useLobby();
  const { gameId, gameName, state } = game;
  return (
    <span className="invisible absolute end-2 top-2 grid gap-1 group-focus-within/tile:visible group-hover/tile:visible max-lg:hidden">
      <FavoriteButton game={game} over />
      {state === "ready" && (
        <GameLink
          gameId={gameId}
          aria-label={say("details", { game: gameName })}
          className="grid size-10 place-items-center rounded-md bg-[rgb(8_10_18/.74)] text-[#fff6e2] transition-colors duration-fast hover:bg-[rgb(8_10_18/.9)]"
        >
          <Info aria-hidden size={20} />
        </GameLink>
      )}
    </span>
  );
}
