import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { callerFacts, gameTile } from "#lib/contracts/games/game-view.ts";
import { lobbySizes } from "#lib/contracts/games/lobby-sizes.ts";
import { queryInteger } from "#lib/contracts/wire.ts";

export const readPopularGamesCall = defineCall({
  name: "games.readPopularGames",
  summary: "Popular",
  method: "GET",
  path: "/api/portal/games/popular",
  roles: everyone,
  input: z.strictObject({ ...callerFacts, pageSize: z._default(queryInteger(1, 100), lobbySizes.games) }),
  output: z.object({ games: z.array(gameTile) }),
});
