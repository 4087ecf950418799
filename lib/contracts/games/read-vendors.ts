import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { wireCategories } from "#lib/contracts/games/categories.ts";
import { gameClasses } from "#lib/contracts/games/game-classes.ts";
import { callerFacts, vassalage, vendorCard } from "#lib/contracts/games/game-view.ts";

/** One category with its vendors, in order, and its classes. */
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
 * Vendors by category; e-sports, cockfighting and in-house games have their own (LOBBY-10). At most 5 s old; with
 * `flush` ("true" or "1") at most 1 s (LOBBY-13).
 */
export const readVendorsCall = defineCall({
  name: "games.readVendors",
  summary: "Game vendors",
  method: "GET",
  path: "/api/portal/game-vendors",
  roles: everyone,
  input: z.strictObject({ ...callerFacts, flush: z.optional(z.string().check(z.maxLength(5))) }),
  output: z.object({ data: z.object({ lanes: z.array(lane) }) }),
});
