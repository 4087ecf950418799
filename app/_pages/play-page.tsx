import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { type AdmittedPage, definePage } from "#app/_pages/define-page.tsx";
import { type PlayEntry, playEntry } from "#app/_pages/play-entry.ts";
import type { PageGuard } from "#lib/contracts/pages.ts";
import { type GameCode, isGameCode } from "#lib/originals/registry.ts";
import { setResponseStatus } from "#lib/web/response-status.ts";

/** Defines the page of an in-house game. An unknown game code responds 404. */
export function definePlayPage(
  guard: PageGuard,
  render: (page: AdmittedPage<{ game: string }>, game: GameCode, entry: PlayEntry) => Promise<ReactNode>,
) {
  return definePage<{ game: string }>(guard, async (page) => {
    const { game } = page.params;
    if (!isGameCode(game)) notFound();
    if (page.session && (await isFetchedAhead())) {
      // A prefetch must not launch the game. After a 503 the browser requests the page again on navigation.
      setResponseStatus(503);
      return null;
    }
    return render(page, game, await playEntry(page, game));
  });
}

/** True for the browser's speculative prefetch. The router's own prefetches do not render the page. */
async function isFetchedAhead(): Promise<boolean> {
  const given = await headers();
  return ["sec-purpose", "purpose"].some((name) => given.get(name)?.startsWith("prefetch"));
}
