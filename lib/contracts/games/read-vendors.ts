import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { wireCategories } from "#lib/contracts/games/categories.ts";
import { gameClasses } from "#lib/contracts/games/game-classes.ts";
import { callerFacts, vassalage, vendorCard } from "#lib/contracts/games/game-view.ts";

/** One kind of games with its vendors, in their order, and the classes found there. */
export const lane = z.object({
  gameType: z.enum(wireCategories),
  title: z.string(),
  games: z.int(),
  cards: z.record(vassalage, vendorCard),
  gameClassify: z.array(
    z.object({ code: z.enum(gameClasses), title: z.string(), games: z.int(), vendors: z.array(vassalage) }),
  ),
});
export type Lane = z.output<typeof lane>;

/**
 * LOBBY-10: vendors by kind, e-sports, cockfighting and the house on shelves of their own. LOBBY-13: at most 5 s old; with
 * `flush` ("true" or "1") at most one.
 */
export const readVendors = defineCall({
  name: "games.readVendors",
  summary: "Game vendors",
  method: "GET",
  path: "/api/portal/game-vendors",
  roles: everyone,
  input: z.strictObject({ ...callerFacts, flush: z.optional(z.string().check(z.maxLength(5))) }),
  output: z.object({ data: z.object({ lanes: z.array(lane) }) }),
});
