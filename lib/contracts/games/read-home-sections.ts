import * as z from "zod/mini";
import { inCode } from "#lib/contracts/code-names.ts";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { callerFacts, gameTile, vassalage, vendorCard } from "#lib/contracts/games/game-view.ts";
import { wireCategory } from "#lib/contracts/games/wire-category.ts";

export const homeSection = inCode(
  z.object({
    gameType: wireCategory,
    title: z.string(),
    /** Counts all vendors of the category, including hidden ones. */
    vendorCount: z.int(),
    games: z.int(),
    vendors: z.array(vendorCard),
    /** Games of the first vendors, prefetched. `listGames` loads those of the others. */
    first: z.array(inCode(z.object({ vassalage, games: z.array(gameTile) }))),
  }),
);
export type HomeSection = z.output<typeof homeSection>;

/** Hot games and one section per category, cut to their sizes (LOBBY-01, LOBBY-04). */
export const readHomeSectionsCall = defineCall({
  name: "games.readHomeSections",
  summary: "Sections of the home page",
  method: "GET",
  path: "/api/portal/home-sections",
  roles: everyone,
  input: z.strictObject(callerFacts),
  output: z.object({ hot: z.array(gameTile), sections: z.array(homeSection) }),
});
