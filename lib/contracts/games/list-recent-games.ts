import * as z from "zod/mini";
import { defineCall, members } from "#lib/contracts/define-call.ts";
import { wireCategories } from "#lib/contracts/games/categories.ts";
import { callerFacts, gameTile } from "#lib/contracts/games/game-view.ts";
import { pageInput, timestamp } from "#lib/contracts/wire.ts";

/** Games the member launched, newest first (LOBBY-15). */
export const listRecentGamesCall = defineCall({
  name: "games.listRecentGames",
  summary: "Recent games",
  method: "GET",
  path: "/api/portal/games/recent",
  roles: members,
  input: z.strictObject({
    ...callerFacts,
    gameType: z.optional(z.enum(wireCategories)),
    page: pageInput.pageNo,
    pageSize: pageInput.pageSize,
  }),
  output: z.object({
    list: z.array(z.object({ vo: z.extend(gameTile, { launchedAt: timestamp }) })),
    pageNum: z.int(),
    totalPages: z.int(),
  }),
});
