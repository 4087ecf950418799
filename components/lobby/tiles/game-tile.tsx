"use client";
import { Suspense, useState } from "react";
import { GameCover } from "#components/art/game-cover.tsx";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { type CardGame, gameFact } from "#components/lobby/tiles/game-fact.tsx";
import { GameTag, mutedCover } from "#components/lobby/tiles/game-tag.tsx";
import { PlayDisc } from "#components/lobby/tiles/play-disc.tsx";
import { PlayLink } from "#components/lobby/tiles/play-link.tsx";
import { cx } from "#components/ui/cx.ts";
import { lazyPart } from "#components/ui/lazy-part.tsx";

const [TileCorners] = lazyPart(() => import("#components/lobby/tiles/tile-corners.tsx"));

interface GameTileProps {
  game: CardGame;
  /** Shows the demo button, if the game has one. */
  demo?: boolean;
  eager?: boolean;
}

/** Without hover the disc stands in the heart's corner, away from the title. */
const phoneDisc = "max-lg:items-start max-lg:justify-items-end max-lg:bg-none max-lg:p-1.5 max-lg:opacity-100";

/**
 * LOBBY-05: renders a game as a 3:4 cover that plays. Hover and focus lift it, show the press's effect, and load the
 * secondary actions.
 */
export function GameTile({ game, demo = false, eager = false }: GameTileProps) {
  const lobby = useLobby();
  const { say } = lobby;
  const { gameId, gameName, category, vendorCode, vendorName, state } = game;
  const ready = state === "ready";
  const [meant, setMeant] = useState(false);
  const mean = () => setMeant(true);
  return (
    <div className="group/tile relative flex min-w-0 flex-col transition-[translate] duration-base ease-ease hocus:-translate-y-1.5 focus-within:-translate-y-1.5">
      <PlayLink
        game={game}
        onMouseEnter={mean}
        onFocusCapture={mean}
        aria-label={say(ready ? "play" : "details", { game: gameName })}
        className="block rounded-[14px]"
      >
        <span className="relative block overflow-hidden rounded-[14px] shadow-2 group-focus-within/tile:shadow-[0_0_0_2px_var(--brand)] group-hover/tile:shadow-[0_0_0_2px_var(--brand),0_20px_36px_-14px_rgb(0_0_0/.8)]">
          <GameCover
            name={gameName}
            vendor={vendorCode}
            gameClass={game.artClass}
            slug={gameId}
            eager={eager}
            className={mutedCover(state)}
          />
          {ready && (
            <span
              className={cx(
                "absolute inset-0 grid place-items-center bg-[linear-gradient(180deg,rgb(6_8_14/.45),rgb(6_8_14/.3)_55%,transparent_72%)] opacity-0 transition-opacity duration-fast group-focus-within/tile:opacity-100 group-hover/tile:opacity-100",
                category === "slots" ? "max-lg:hidden" : phoneDisc,
              )}
            >
              <PlayDisc className="mb-[24%] size-[60px] max-lg:mb-0 max-lg:size-tap" />
            </span>
          )}
        </span>
      </PlayLink>
      <span className="pointer-events-none absolute start-2 top-2">
        <GameTag game={game} />
      </span>
      {meant && (
        <Suspense>
          <TileCorners game={game} />
        </Suspense>
      )}
      <span className="flex flex-1 items-baseline justify-between gap-2 px-[3px] pt-1 text-xs whitespace-nowrap text-3 max-lg:gap-1 max-lg:px-px max-lg:text-2xs">
        <bdi translate="no" className="min-w-0 truncate-line font-semibold text-2">
          {vendorName}
        </bdi>
        <span className="tabular-nums">{gameFact(game, lobby)}</span>
      </span>
      {demo && game.hasDemo && (
        <PlayLink
          game={game}
          mode="demo"
          aria-label={say("demo-of", { game: gameName })}
          className="mt-1.5 flex min-h-9 items-center justify-center rounded-[10px] bg-surface-2 text-xs font-[650] text-1 shadow-edge hover:bg-surface-3 max-lg:min-h-tap"
        >
          {say("demo")}
        </PlayLink>
      )}
    </div>
  );
}
