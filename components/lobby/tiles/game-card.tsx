"use client";
import { GameCover } from "#components/art/game-cover.tsx";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { CardFigure } from "#components/lobby/tiles/card-figure.tsx";
import { FavoriteButton } from "#components/lobby/tiles/favorite-button.tsx";
import { backFact, type CardGame, gameFact } from "#components/lobby/tiles/game-fact.tsx";
import { GameLink } from "#components/lobby/tiles/game-link.tsx";
import { GameTag, mutedCover } from "#components/lobby/tiles/game-tag.tsx";
import { PlayButton } from "#components/lobby/tiles/play-button.tsx";

/**
 * LOBBY-06: renders cover, heart, name, vendor, jackpot figure and play button. A game that cannot be played wears a tag
 * on a muted cover, which leads to the details.
 */
export function GameCard({ game, eager = false }: { game: CardGame; eager?: boolean }) {
  const lobby = useLobby();
  const { say } = lobby;
  const { gameId, gameName, vendorCode, state } = game;
  const ready = state === "ready";
  return (
    <article className="group/card relative flex min-w-0 flex-col rounded-[18px] bg-surface-1 p-[7px] shadow-[inset_0_0_0_1px_var(--line-1),var(--shadow-1)] transition-[translate,box-shadow] duration-base ease-ease hover:-translate-y-0.5 hover:shadow-[inset_0_0_0_2px_var(--brand),var(--shadow-2)] max-lg:p-1.5">
      <GameLink gameId={gameId} aria-label={say("details", { game: gameName })} className="block rounded-[13px]">
        <span className="block overflow-hidden rounded-[13px]">
          <GameCover
            name={gameName}
            vendor={vendorCode}
            gameClass={game.artClass}
            slug={gameId}
            eager={eager}
            className={mutedCover(state)}
          />
        </span>
      </GameLink>
      <span className="pointer-events-none absolute start-3.5 top-3.5">
        <GameTag game={game} />
      </span>
      <FavoriteButton game={game} over className="absolute end-[11px] top-[11px]" />
      <div className="flex flex-wrap items-center gap-x-2 px-1.5 pt-2.5 pb-1 max-lg:gap-x-1 max-lg:ps-[5px] max-lg:pe-[3px]">
        <div className="min-w-0 flex-1">
          <h2
            translate="no"
            className="truncate-line font-text text-md leading-tight font-[650] tracking-normal text-1"
          >
            {gameName}
          </h2>
          <p className="truncate-line text-xs text-3">
            <bdi translate="no">{game.vendorName}</bdi>
          </p>
        </div>
        {ready && <PlayButton game={game} />}
        <p className="flex w-full flex-wrap items-baseline justify-between gap-x-1.5 pt-0.5 text-xs leading-tight whitespace-nowrap text-3">
          {ready && <CardFigure gameId={gameId} />}
          <span className="leading-[1.65] whitespace-normal tabular-nums">
            {backFact(game, lobby) ?? gameFact(game, lobby)}
          </span>
        </p>
      </div>
    </article>
  );
}
