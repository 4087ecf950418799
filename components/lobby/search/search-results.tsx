import type { ReactNode } from "react";
import type { TranslateDetails } from "#components/lobby/details/details-translate.ts";
import { GameRow, VendorRow } from "#components/lobby/search/search-row.tsx";
import { State } from "#components/ui/state.tsx";
import type { SearchAnswer } from "#lib/client/games/search.ts";

interface SearchResultsProps {
  answer: SearchAnswer;
  keyword: string;
  say: TranslateDetails;
}

/** LOBBY-16: renders providers and games that match every word, or hot games when none does. */
export function SearchResults({ answer: { games, vendors, suggestions }, keyword, say }: SearchResultsProps) {
  const asked = keyword.trim() !== "";
  return (
    <div className="grid gap-4">
      {vendors.length > 0 && (
        <Group title={say("lobby.search.providers")}>
          {vendors.map((vendor) => (
            <VendorRow
              key={`${vendor.category}-${vendor.vendorCode}`}
              vendor={vendor}
              note={`${say(`lobby.categories.${vendor.category}`)} · ${say("lobby.centre.games", { count: vendor.games })}`}
            />
          ))}
        </Group>
      )}
      {games.length > 0 && (
        <Group title={say("lobby.search.games")}>
          {games.map((game) => (
            <GameRow key={game.gameId} game={game} />
          ))}
        </Group>
      )}
      {games.length + vendors.length === 0 && asked && (
        <State
          small
          drawing="search"
          title={<bdi>{say("lobby.search.none-title", { keyword: shortened(keyword) })}</bdi>}
          text={say("lobby.search.none-text")}
        />
      )}
      {suggestions.length > 0 && (
        <Group title={say("lobby.search.start")}>
          {suggestions.map((game) => (
            <GameRow key={game.gameId} game={game} />
          ))}
        </Group>
      )}
    </div>
  );
}

/** Shortens the keyword to 40 characters for display. */
function shortened(keyword: string): string {
  const signs = [...keyword.trim()];
  return signs.length > 40 ? `${signs.slice(0, 40).join("")}…` : signs.join("");
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h2 className="px-2 font-text text-sm font-semibold tracking-normal text-3">{title}</h2>
      <ul className="grid gap-0.5 sm:grid-cols-2">{children}</ul>
    </section>
  );
}
