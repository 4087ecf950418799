import * as z from "zod/mini";
import { inCode } from "#lib/contracts/code-names.ts";
import { defineCall, members } from "#lib/contracts/define-call.ts";
import { callerFacts, tileFields } from "#lib/contracts/games/game-view.ts";
import { wireCategory } from "#lib/contracts/games/wire-category.ts";
import { pageInput, timestamp } from "#lib/contracts/wire.ts";

/** Games the member launched, newest first (LOBBY-15). */
export const listRecentGamesCall = defineCall({
  name: "games.listRecentGames",
  summary: "Recent games",
  method: "GET",
  path: "/api/portal/games/recent",
  roles: members,
  input: inCode(
    z.strictObject({
      ...callerFacts,
      gameType: z.optional(wireCategory),
      page: pageInput.pageNo,
      pageSize: pageInput.pageSize,
    }),
  ),
  output: z.object({
    list: z.array(z.object({ vo: inCode(z.object({ ...tileFields, launchedAt: timestamp })) })),
    pageNum: z.int(),
    totalPages: z.int(),
  }),
});
