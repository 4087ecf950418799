import { callPortal } from "#lib/client/call-portal.ts";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import { searchGames as call } from "#lib/contracts/games/search-games.ts";
import { searchedPart } from "#lib/contracts/games/searched-part.ts";

export type SearchAnswer = OutputOf<typeof call>;

export function searchGames(keyword: string, signal: AbortSignal): Promise<SearchAnswer> {
  return callPortal(call, { keyword: searchedPart(keyword), limit: 24 }, { signal });
}
