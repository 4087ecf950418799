"use client";
import { Flame, Wrench } from "lucide-react";
import { GameCover } from "#components/art/game-cover.tsx";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { CardFigure } from "#components/lobby/tiles/card-figure.tsx";
import { FavoriteButton } from "#components/lobby/tiles/favorite-button.tsx";
import { type CardGame, GameFact } from "#components/lobby/tiles/game-fact.tsx";
import { GameLink } from "#components/lobby/tiles/game-link.tsx";
import { PlayButton } from "#components/lobby/tiles/play-button.tsx";

/**
 * LOBBY-06: renders cover, heart, name, vendor, jackpot figure and play button. A game that cannot be played says why,
 * and its cover leads to the details.
 */
export function GameCard({ game, eager = false }: { game: CardGame; eager?: boolean }) {
  const { say } = useLobby();
  const { gameId, gameName, state } = game;
  return (
    <article className="group/card relative flex min-w-0 flex-col rounded-[18px] bg-surface-1 p-[7px] shadow-[inset_0_0_0_1px_var(--line-1),var(--shadow-1)] transition-[translate,box-shadow] duration-base ease-ease hover:-translate-y-0.5 hover:shadow-[inset_0_0_0_2px_var(--brand),var(--shadow-2)] max-lg:p-1.5">
      <GameLink gameId={gameId} aria-label={say("details", { game: gameName })} className="block rounded-[13px]">
        <span className="block overflow-hidden rounded-[13px]">
          <GameCover name={gameName} vendor={game.vendorCode} gameClass={game.artClass} slug={gameId} eager={eager} />
        </span>
      </GameLink>
      <CardTag game={game} />
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
            <GameFact game={game} />
          </p>
          {state !== "ready" && <p className="truncate-line text-sm font-semibold text-3">{say(state)}</p>}
        </div>
        {state === "ready" && (
          <>
            <PlayButton game={game} />
            <p className="w-full pt-0.5 leading-tight empty:hidden">
              <CardFigure gameId={gameId} />
            </p>
          </>
        )}
      </div>
    </article>
  );
}

const tag =
  "pointer-events-none absolute start-3.5 top-3.5 inline-flex items-center gap-1 rounded-[7px] px-[7px] py-[3px] text-xs font-bold";

/** Renders at most one tag: maintenance before hot, hot before new. */
function CardTag({ game: { state, isHot, isNew } }: { game: CardGame }) {
  const { say } = useLobby();
  if (state === "maintenance")
    return (
      <span className={`${tag} bg-surface-3 text-1`}>
        <Wrench aria-hidden size={12} />
        {say("maintenance")}
      </span>
    );
  if (isHot)
    return (
      <span className={`${tag} bg-hot text-on-hot`}>
        <Flame aria-hidden size={12} fill="currentColor" />
        {say("hot")}
      </span>
    );
  return isNew && <span className={`${tag} bg-brand text-on-brand`}>{say("new")}</span>;
}
