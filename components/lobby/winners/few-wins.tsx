import type { CardGame } from "#components/lobby/tiles/game-fact.tsx";
import { GameTile } from "#components/lobby/tiles/game-tile.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { PageLink } from "#components/ui/page-link.tsx";

interface FewWinsProps {
  title: string;
  text: string;
  /** Longer periods. */
  links: readonly { href: string; label: string }[];
  games: readonly CardGame[];
}

/** LOBBY-21: stands where the list would be while nobody has a place below the first three. */
export function FewWins({ title, text, links, games }: FewWinsProps) {
  return (
    <section className="grid min-w-0 gap-2.5 rounded-[20px] bg-surface-1 px-[26px] py-6 edge-1 *:min-w-0 max-sm:px-4 max-sm:py-[18px]">
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-[60em] text-2">{text}</p>
      <div className="flex flex-wrap gap-2.5">
        {links.map(({ href, label }) => (
          <PageLink key={href} href={href} className={buttonClass({ size: "sm" })}>
            {label}
          </PageLink>
        ))}
      </div>
      {games.length > 0 && (
        <div className="mt-1.5 grid snap-x auto-cols-[calc((100%-4*var(--tile-gap))/5)] grid-flow-col gap-x-tile-gap overflow-x-auto overscroll-x-contain pt-2 no-scrollbar *:snap-start max-sm:-mx-4 max-sm:auto-cols-[124px] max-sm:scroll-px-4 max-sm:px-4">
          {games.map((game) => (
            <GameTile key={game.gameId} game={game} />
          ))}
        </div>
      )}
    </section>
  );
}
