import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { callerFacts, gameTile } from "#lib/contracts/games/game-view.ts";
import { lobbySizes } from "#lib/contracts/games/lobby-sizes.ts";
import { queryInteger } from "#lib/contracts/wire.ts";

/** Games marked hot, most played first. They are never cached, so `refresh` has no effect (LOBBY-13). */
export const readHotGamesCall = defineCall({
  name: "games.readHotGames",
  summary: "Hot games",
  method: "GET",
  path: "/api/portal/games/hot",
  roles: everyone,
  input: z.strictObject({
    ...callerFacts,
    merchantCode: callerFacts.merchant,
    isPlatform: z.optional(z.string().check(z.maxLength(5))),
    refresh: z.optional(z.string().check(z.maxLength(5))),
    pageSize: z._default(queryInteger(1, 100), lobbySizes.games),
  }),
  output: z.object({ games: z.array(gameTile) }),
});
