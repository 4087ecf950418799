import * as z from "zod/mini";
import { inCode } from "#lib/contracts/code-names.ts";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { gameClasses } from "#lib/contracts/games/game-classes.ts";
import { callerFacts, vassalage } from "#lib/contracts/games/game-view.ts";
import { wireCategory } from "#lib/contracts/games/wire-category.ts";

/** Categories of a vendor, or of all vendors, each with its classes and game counts. */
export const readGameTypesCall = defineCall({
  name: "games.readGameTypes",
  summary: "Vassalage game types",
  method: "GET",
  path: "/api/portal/game-types",
  roles: everyone,
  input: inCode(z.strictObject({ ...callerFacts, vassalage: z.optional(vassalage) })),
  output: z.object({
    gameTypes: z.array(
      inCode(
        z.object({
          gameType: wireCategory,
          title: z.string(),
          games: z.int(),
          gameClassify: z.array(z.object({ code: z.enum(gameClasses), title: z.string(), games: z.int() })),
        }),
        { gameClassify: "classes" },
      ),
    ),
  }),
});
