"use client";
import { type ReactNode, Suspense } from "react";
import { stripClass, stripTitleClass } from "#components/lobby/home/strip-class.ts";
import { useWinners } from "#components/lobby/winners/use-winners.ts";
import type { Winner } from "#components/lobby/winners/winners.ts";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { PageLink } from "#components/ui/page-link.tsx";

const [WinPlaces] = lazyPart(async () => ({
  default: (await import("#components/lobby/home/win-places.tsx")).WinPlaces,
}));

/** LOBBY-01: shows the first nine of the winner board, which is ordered by amount. */
const shown = 9;
/** With fewer there is nothing to compare. */
const enough = 5;

interface BiggestWinsProps {
  winners: readonly Winner[];
  /** Link to all winners. */
  href: string;
  text: { title: string; period: string };
  /** Stands here, at the same height, until there are enough wins. */
  children: ReactNode;
}

/** Renders the largest wins in one strip, live. Places that nobody holds yet are outlines. */
export function BiggestWins({ winners: rendered, href, text, children }: BiggestWinsProps) {
  const { winners, isNew } = useWinners(rendered);
  if (winners.length < enough) return children;
  return (
    <section aria-labelledby="biggest-wins" className={stripClass}>
      <div className="relative">
        <h2 id="biggest-wins" className={stripTitleClass}>
          <PageLink href={href} className="after:absolute after:-inset-y-3 after:inset-x-0 hover:underline">
            {text.title}
          </PageLink>
        </h2>
        <small className="block text-xs text-3 max-sm:mt-[3px] max-sm:text-2xs max-sm:leading-[1.2]">
          {text.period}
        </small>
      </div>
      <Suspense>
        <WinPlaces winners={winners.slice(0, shown)} places={shown} isNew={isNew} />
      </Suspense>
    </section>
  );
}
