import { callPortal } from "#lib/client/call-portal.ts";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import { searchGames as call, keywordLimit } from "#lib/contracts/games/search-games.ts";

export type SearchAnswer = OutputOf<typeof call>;

/** Below what an address of a call may be long; the server looks at less. */
const sentLimit = Math.min(200, keywordLimit);

export function searchGames(keyword: string, signal: AbortSignal): Promise<SearchAnswer> {
  return callPortal(call, { keyword: keyword.slice(0, sentLimit).toWellFormed(), limit: 24 }, { signal });
}
