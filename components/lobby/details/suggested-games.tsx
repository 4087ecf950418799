"use client";
import { useId } from "react";
import { GameCover } from "#components/art/game-cover.tsx";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import type { CardGame } from "#components/lobby/tiles/game-fact.tsx";
import { GameLink } from "#components/lobby/tiles/game-link.tsx";

/** LOBBY-18: renders a row of suggested games, as covers that open their details. */
export function SuggestedGames({ title, games }: { title: string; games: readonly CardGame[] }) {
  const { say } = useLobby();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <p id={titleId} className="text-sm font-semibold text-1">
        {title}
      </p>
      <ul className="-mx-5 flex gap-2.5 overflow-x-auto px-5 pb-1 no-scrollbar max-sm:-mx-[18px] max-sm:px-[18px]">
        {games.map(({ gameId, gameName, vendorCode, artClass }) => (
          <li key={gameId} className="w-[104px] shrink-0 p-0.5">
            <GameLink gameId={gameId} aria-label={say("details", { game: gameName })} className="block rounded-md">
              <span className="block overflow-hidden rounded-md">
                <GameCover name={gameName} vendor={vendorCode} gameClass={artClass} slug={gameId} />
              </span>
            </GameLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
