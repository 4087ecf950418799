import * as z from "zod/mini";
import { inCode } from "#lib/contracts/code-names.ts";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { gameClasses } from "#lib/contracts/games/game-classes.ts";
import { callerFacts, vassalage, vendorCard } from "#lib/contracts/games/game-view.ts";
import { wireCategory } from "#lib/contracts/games/wire-category.ts";

/** One category with its vendors, in order, and its classes. */
export const vendorCategory = inCode(
  z.object({
    gameType: wireCategory,
    title: z.string(),
    games: z.int(),
    cards: z.record(vassalage, vendorCard),
    gameClassify: z.array(
      z.object({ code: z.enum(gameClasses), title: z.string(), games: z.int(), vendors: z.array(vassalage) }),
    ),
  }),
  { gameClassify: "classes" },
);
export type VendorCategory = z.output<typeof vendorCategory>;

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
  output: z.object({ data: z.object({ lanes: z.array(vendorCategory) }) }),
});
