import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { wireCategories } from "#lib/contracts/games/categories.ts";
import { gameClasses } from "#lib/contracts/games/game-classes.ts";
import { callerFacts, vassalage } from "#lib/contracts/games/game-view.ts";

/** Categories of a vendor, or of all vendors, each with its classes and game counts. */
export const readGameTypesCall = defineCall({
  name: "games.readGameTypes",
  summary: "Vassalage game types",
  method: "GET",
  path: "/api/portal/game-types",
  roles: everyone,
  input: z.strictObject({ ...callerFacts, vassalage: z.optional(vassalage) }),
  output: z.object({
    gameTypes: z.array(
      z.object({
        gameType: z.enum(wireCategories),
        title: z.string(),
        games: z.int(),
        gameClassify: z.array(z.object({ code: z.enum(gameClasses), title: z.string(), games: z.int() })),
      }),
    ),
  }),
});
