"use client";
import { GameCover } from "#components/art/game-cover.tsx";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { useLaunch } from "#components/lobby/use-launch.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import type { VendorCard as Vendor } from "#lib/contracts/games/game-view.ts";
import { vendorListPath } from "#lib/contracts/games/list-paths.ts";
import { localePath } from "#lib/i18n/locale-path.ts";

interface VendorCardProps {
  vendor: Vendor;
  /** Kind of its picture. */
  artClass: string;
  /** "12 games". */
  note: string;
  eager?: boolean;
}

const lookClass =
  "group/card block w-full rounded-[18px] bg-surface-1 p-[7px] text-start shadow-[inset_0_0_0_1px_var(--line-1),var(--shadow-1)] transition-[translate,box-shadow] duration-base ease-ease hover:-translate-y-0.5 hover:shadow-[inset_0_0_0_2px_var(--brand),var(--shadow-2)]";

/** LOBBY-05, LOBBY-07: a vendor of one kind. A press launches it; without a lobby of its own it opens the list of its games. */
export function VendorCard({ vendor, artClass, note, eager = false }: VendorCardProps) {
  const { locale, say } = useLobby();
  const { launch, starting } = useLaunch();
  const { nodeId, state, vassalage, displayName, gameType } = vendor;
  const face = (
    <>
      <span aria-hidden className="relative block overflow-hidden rounded-[13px]">
        <GameCover
          name={displayName}
          vendor={vassalage}
          gameClass={artClass}
          slug={`${vassalage.toLowerCase().replaceAll("_", "-")}-${artClass}`}
          eager={eager}
        />
        {starting && (
          <span className="absolute inset-0 grid place-items-center bg-scrim text-white">
            <Spinner size={32} />
          </span>
        )}
      </span>
      <span className="block px-1.5 pt-2.5 pb-1">
        <b className="block truncate-line font-[650] text-1">{displayName}</b>
        <span className="block truncate-line text-sm text-3">{state === "ready" ? note : say(state)}</span>
      </span>
    </>
  );
  if (nodeId === null)
    return (
      <PageLink href={localePath(locale, vendorListPath(gameType, vassalage))} className={lookClass}>
        {face}
      </PageLink>
    );
  return (
    <button
      type="button"
      aria-busy={starting !== null || undefined}
      onClick={() => launch({ nodeId, state })}
      className={lookClass}
    >
      {face}
    </button>
  );
}
