import { useLobby } from "#components/lobby/lobby-context.tsx";
import { InitialsGround } from "#components/ui/initials-ground.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import type { VendorCard } from "#lib/contracts/games/game-view.ts";
import { vendorListPath } from "#lib/contracts/games/list-paths.ts";
import { formatCount } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";

/** A vendor on the lobby, and how many games it has here or that it is not connected yet. */
export function VendorTile({ vendor }: { vendor: VendorCard }) {
  const { locale, say } = useLobby();
  const { displayName, gameType, vassalage, iconUrl, games } = vendor;
  const ready = vendor.state === "ready";
  return (
    <PageLink
      href={localePath(locale, vendorListPath(gameType, vassalage))}
      className="group/vendor relative grid h-full content-end overflow-hidden rounded-[14px] bg-surface-1 edge-1 transition-[translate] duration-base hocus:-translate-y-1"
    >
      <InitialsGround name={displayName} className="aspect-[4/3] w-full text-3xl">
        <img
          src={iconUrl}
          alt=""
          width={200}
          height={200}
          loading="lazy"
          decoding="async"
          className={ready ? undefined : "grayscale-[.55]"}
        />
      </InitialsGround>
      <span className="grid gap-0.5 px-3 py-2.5">
        <b className="truncate-line font-display text-md font-bold text-1">{displayName}</b>
        <span className="truncate-line text-xs text-3">
          {ready ? say("games", { count: formatCount(games, locale) }) : say("not-integrated")}
        </span>
      </span>
    </PageLink>
  );
}
