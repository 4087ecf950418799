import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { wireCategories } from "#lib/contracts/games/categories.ts";
import { callerFacts, gameTile, vassalage, vendorCard } from "#lib/contracts/games/game-view.ts";

export const homeSection = z.object({
  gameType: z.enum(wireCategories),
  title: z.string(),
  /** Counts all vendors of the category, including hidden ones. */
  vendorCount: z.int(),
  games: z.int(),
  vendors: z.array(vendorCard),
  /** Games of the first vendors, prefetched. `listGames` loads those of the others. */
  first: z.array(z.object({ vassalage, games: z.array(gameTile) })),
});
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
