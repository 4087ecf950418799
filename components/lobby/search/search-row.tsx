"use client";
import { GameThumb } from "#components/art/game-cover.tsx";
import { GameIcon } from "#components/art/game-icon.tsx";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { GameFact } from "#components/lobby/tiles/game-fact.tsx";
import { GameLink } from "#components/lobby/tiles/game-link.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import type { GameTile, VendorCard } from "#lib/contracts/games/game-view.ts";
import { vendorListPath } from "#lib/contracts/games/list-paths.ts";
import { localePath } from "#lib/i18n/locale-path.ts";

const rowClass =
  "flex min-h-14 items-center gap-3 rounded-md px-2 py-1.5 -outline-offset-2 transition-colors duration-fast hover:bg-surface-2 focus-visible:bg-surface-2";

/** Renders a game in the search results. */
export function GameRow({ game }: { game: GameTile }) {
  const { say } = useLobby();
  const { gameId, gameName, vendorCode, artClass, state } = game;
  return (
    <li>
      <GameLink gameId={gameId} data-result className={rowClass}>
        <GameThumb name={gameName} vendor={vendorCode} gameClass={artClass} slug={gameId} size={44} />
        <span className="min-w-0 flex-1">
          <b translate="no" className="block truncate-line font-[650] text-1">
            {gameName}
          </b>
          <span className="block truncate-line text-sm text-3">
            {state === "ready" ? <GameFact game={game} /> : `${game.vendorName} · ${say(state)}`}
          </span>
        </span>
      </GameLink>
    </li>
  );
}

/** Renders a vendor of one category; `note` says which category and how many games. */
export function VendorRow({ vendor, note }: { vendor: VendorCard; note: string }) {
  const { locale } = useLobby();
  return (
    <li>
      <PageLink
        href={localePath(locale, vendorListPath(vendor.category, vendor.vendorCode))}
        data-result
        className={rowClass}
      >
        <GameIcon url={vendor.iconUrl} name={vendor.displayName} size={44} />
        <span className="min-w-0 flex-1">
          <b translate="no" className="block truncate-line font-[650] text-1">
            {vendor.displayName}
          </b>
          <span className="block truncate-line text-sm text-3">{note}</span>
        </span>
      </PageLink>
    </li>
  );
}
