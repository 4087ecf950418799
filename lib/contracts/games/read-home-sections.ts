import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { wireCategories } from "#lib/contracts/games/categories.ts";
import { callerFacts, gameTile, vassalage, vendorCard } from "#lib/contracts/games/game-view.ts";

export const homeSection = z.object({
  gameType: z.enum(wireCategories),
  title: z.string(),
  /** Of the whole kind, also those that are not shown. */
  vendorCount: z.int(),
  games: z.int(),
  vendors: z.array(vendorCard),
  /** The first vendors' games, brought along; those of the others come by `listGames`. */
  first: z.array(z.object({ vassalage, games: z.array(gameTile) })),
});
export type HomeSection = z.output<typeof homeSection>;

/** LOBBY-01, LOBBY-04: hot games and one section per kind, cut to their sizes. */
export const readHomeSections = defineCall({
  name: "games.readHomeSections",
  summary: "Sections of the home page",
  method: "GET",
  path: "/api/portal/home-sections",
  roles: everyone,
  input: z.strictObject(callerFacts),
  output: z.object({ hot: z.array(gameTile), sections: z.array(homeSection) }),
});
