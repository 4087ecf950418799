"use client";
import { GameCover } from "#components/art/game-cover.tsx";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { GameLink } from "#components/lobby/tiles/game-link.tsx";
import { mutedCover } from "#components/lobby/tiles/game-tag.tsx";
import { PlayButton } from "#components/lobby/tiles/play-button.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import type { VendorCard as Vendor } from "#lib/contracts/games/game-view.ts";
import { vendorListPath } from "#lib/contracts/games/list-paths.ts";
import { localePath } from "#lib/i18n/locale-path.ts";

interface VendorCardProps {
  vendor: Vendor;
  /** Class of its picture. */
  artClass: string;
  /** For example "12 games". */
  note: string;
  eager?: boolean;
}

const lookClass =
  "group/card relative block w-full rounded-[18px] bg-surface-1 p-[7px] text-start shadow-[inset_0_0_0_1px_var(--line-1),var(--shadow-1)] transition-[translate,box-shadow] duration-base ease-ease hover:-translate-y-0.5 hover:shadow-[inset_0_0_0_2px_var(--brand),var(--shadow-2)]";

/**
 * LOBBY-05, LOBBY-07: renders a vendor of one category. Its play button covers the whole card and launches it. A vendor
 * that cannot be played says why here and in its details. A vendor without a lobby opens the list of its games.
 */
export function VendorCard({ vendor, artClass, note, eager = false }: VendorCardProps) {
  const { locale, say } = useLobby();
  const { gameId, state, vendorCode, displayName, category } = vendor;
  const playable = gameId !== null && state === "ready";
  const face = (
    <>
      <span aria-hidden className="block overflow-hidden rounded-[13px]">
        <GameCover
          name={displayName}
          vendor={vendorCode}
          gameClass={artClass}
          slug={`${vendorCode.toLowerCase().replaceAll("_", "-")}-${artClass}`}
          eager={eager}
          className={mutedCover(state)}
        />
      </span>
      <span className="flex items-center gap-1 px-1.5 pt-2.5 pb-1">
        <span className="min-w-0 flex-1">
          <b translate="no" className="block truncate-line font-[650] text-1">
            {displayName}
          </b>
          <span className="block truncate-line text-sm text-3">{state === "ready" ? note : say(state)}</span>
        </span>
        {playable && (
          <PlayButton game={{ gameId, gameName: displayName, state }} className="after:absolute after:inset-0" />
        )}
      </span>
    </>
  );
  if (playable) return <div className={lookClass}>{face}</div>;
  if (gameId !== null)
    return (
      <GameLink gameId={gameId} className={lookClass}>
        {face}
      </GameLink>
    );
  return (
    <PageLink href={localePath(locale, vendorListPath(category, vendorCode))} className={lookClass}>
      {face}
    </PageLink>
  );
}
