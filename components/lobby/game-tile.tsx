import { Play } from "lucide-react";
import { GameCover } from "#components/art/game-cover.tsx";
import { PageLink } from "#components/ui/page-link.tsx";

export interface TileGame {
  code: string;
  name: string;
  vendor: string;
  gameClass: string;
  /** Where it is played, in the page's language; the same page plays for fun. */
  href: string;
  /** At the end of the caption: return to player, lowest bet. */
  fact: string;
}

interface GameTileProps {
  game: TileGame;
  text: { play: string; demo: string; demoOf: string };
  eager?: boolean;
}

/** A game as a 3:4 cover that plays, with the demo beside it. Hover and focus lift it and show both. */
export function GameTile({ game, text, eager = false }: GameTileProps) {
  return (
    <div className="group/tile relative min-w-0 transition-[translate] duration-base ease-ease hocus:-translate-y-1.5 focus-within:-translate-y-1.5">
      <PageLink href={game.href} aria-label={text.play} className="block rounded-[14px]">
        <span className="relative block overflow-hidden rounded-[14px] shadow-2 group-focus-within/tile:shadow-[0_0_0_2px_var(--brand)] group-hover/tile:shadow-[0_0_0_2px_var(--brand),0_20px_36px_-14px_rgb(0_0_0/.8)]">
          <GameCover name={game.name} vendor={game.vendor} gameClass={game.gameClass} slug={game.code} eager={eager} />
          <span className="absolute inset-0 grid place-items-center bg-[linear-gradient(180deg,rgb(6_8_14/.45),rgb(6_8_14/.3)_55%,transparent_72%)] opacity-0 transition-opacity duration-fast group-focus-within/tile:opacity-100 group-hover/tile:opacity-100 max-lg:hidden">
            <span className="mb-[24%] grid size-[60px] place-items-center rounded-full bg-(image:--sun) text-[#1c1303] shadow-[0_8px_24px_rgb(0_0_0/.5),inset_0_1px_0_rgb(255_255_255/.6)]">
              <Play aria-hidden size={26} fill="currentColor" className="ms-[3px] flip" />
            </span>
          </span>
        </span>
      </PageLink>
      <span className="flex items-center justify-between gap-2 px-[3px] pt-1 text-xs text-3">
        <b className="font-bold tracking-[.02em] text-2">{game.vendor}</b>
        <span>{game.fact}</span>
      </span>
      <PageLink
        href={`${game.href}?demo=1`}
        aria-label={text.demoOf}
        className="flex min-h-9 items-center justify-center rounded-[10px] bg-surface-2 mt-1.5 text-xs font-[650] text-1 shadow-edge hover:bg-surface-3 max-lg:min-h-tap"
      >
        {text.demo}
      </PageLink>
    </div>
  );
}
