"use client";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { mutedCover } from "#components/lobby/tiles/game-tag.tsx";
import { PlayDisc } from "#components/lobby/tiles/play-disc.tsx";
import { PlayLink } from "#components/lobby/tiles/play-link.tsx";
import { InitialsBackground } from "#components/ui/initials-background.tsx";
import { LazyImage } from "#components/ui/lazy-image.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { launchesVendor } from "#lib/contracts/games/game-lists.ts";
import type { VendorCard } from "#lib/contracts/games/game-view.ts";
import { vendorListPath } from "#lib/contracts/games/list-paths.ts";
import { localePath } from "#lib/i18n/locale-path.ts";

const lookClass =
  "group/vendor relative grid h-full content-end overflow-hidden rounded-[14px] bg-surface-1 edge-1 transition-[translate] duration-base hocus:-translate-y-1";

/**
 * LOBBY-05: renders a vendor with its number of games here, or that it is not connected yet. A press launches it, and
 * the tile shows so. Where the category has a list, the tile is only the image and leads to the vendor's games.
 */
export function VendorTile({ vendor }: { vendor: VendorCard }) {
  const { locale, say, count } = useLobby();
  const { displayName, category, vendorCode, gameId, iconUrl, games, state } = vendor;
  const ready = state === "ready";
  const launches = gameId !== null && launchesVendor(category);
  const plays = launches && ready;
  const face = (
    <>
      <InitialsBackground name={displayName} className="aspect-[4/3] w-full text-3xl">
        <LazyImage src={iconUrl} width={200} height={200} className={mutedCover(state)} />
        {plays && <PlayDisc className="absolute end-2 bottom-2 size-tap" />}
      </InitialsBackground>
      <span className="grid gap-0.5 px-3 py-2.5">
        {plays && <span className="sr-only">{say("play", { game: displayName })}</span>}
        <b
          translate="no"
          aria-hidden={plays || undefined}
          className="truncate-line font-display text-md font-bold text-1"
        >
          {displayName}
        </b>
        <span className="truncate-line text-xs text-3">
          {ready ? say("games", { count: count(games) }) : say(state)}
        </span>
      </span>
    </>
  );
  if (!launches)
    return (
      <PageLink href={localePath(locale, vendorListPath(category, vendorCode))} className={lookClass}>
        {face}
      </PageLink>
    );
  return (
    <PlayLink game={{ gameId, state }} className={lookClass}>
      {face}
    </PlayLink>
  );
}
