import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { callerFacts, gameTile, vendorCard } from "#lib/contracts/games/game-view.ts";
import { queryInteger } from "#lib/contracts/wire.ts";

/** Maximum length of the parameter. Only its beginning is searched. */
const keywordLimit = 10_000;

/**
 * Games and vendors that match all words, in any script (LOBBY-16). `suggestions` are hot games when nothing matches.
 */
export const searchGamesCall = defineCall({
  name: "games.searchGames",
  summary: "Search",
  method: "GET",
  path: "/api/portal/games/search",
  roles: everyone,
  input: z.strictObject({
    ...callerFacts,
    keyword: z._default(z.string().check(z.maxLength(keywordLimit)), ""),
    limit: z._default(queryInteger(1, 50), 24),
  }),
  output: z.object({ games: z.array(gameTile), vendors: z.array(vendorCard), suggestions: z.array(gameTile) }),
});
