import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { type AdmittedPage, definePage } from "#app/_pages/define-page.tsx";
import { type PlayEntry, playEntry } from "#app/_pages/play-entry.ts";
import type { PageGuard } from "#lib/contracts/pages.ts";
import { type GameCode, isGameCode } from "#lib/originals/registry.ts";
import { sayStatus } from "#lib/web/page-status.ts";

/** The page of an in-house game. A code that is no game's is an address without a page. */
export function definePlayPage(
  guard: PageGuard,
  render: (page: AdmittedPage<{ game: string }>, game: GameCode, entry: PlayEntry) => Promise<ReactNode>,
) {
  return definePage<{ game: string }>(guard, async (page) => {
    const { game } = page.params;
    if (!isGameCode(game)) notFound();
    if (page.session && (await isFetchedAhead())) {
      // Nobody has started anything yet: the browser asks again once somebody does.
      sayStatus(503);
      return null;
    }
    return render(page, game, await playEntry(page, game));
  });
}

/** By the browser, on a guess. The router's own prefetches leave out the page itself. */
async function isFetchedAhead(): Promise<boolean> {
  const given = await headers();
  return ["sec-purpose", "purpose"].some((name) => given.get(name)?.startsWith("prefetch"));
}
