import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { wireCategories } from "#lib/contracts/games/categories.ts";
import { gameClasses, gameFeatures } from "#lib/contracts/games/game-classes.ts";
import { callerFacts, gameTile, nodeId, vassalage } from "#lib/contracts/games/game-view.ts";
import { lobbySizes } from "#lib/contracts/games/lobby-sizes.ts";
import { money, pageInput, queryInteger } from "#lib/contracts/wire.ts";

export const selectTypes = ["ALL", "NEW", "HOT", "FAV", "RECENT"] as const;
export type SelectType = (typeof selectTypes)[number];

export const gameSorts = ["popular", "new", "name", "rtp", "min-bet"] as const;
export type GameSort = (typeof gameSorts)[number];

const featureList = z.codec(
  z.string().check(z.regex(/^[a-z-]{1,20}(,[a-z-]{1,20}){0,14}$/)),
  z.array(z.enum(gameFeatures)),
  { decode: (text) => text.split(",") as never, encode: (list) => list.join(",") },
);

/** What a list of games is narrowed to. */
export const gameFilter = {
  gameType: z.optional(z.enum(wireCategories)),
  vassalage: z.optional(vassalage),
  gameClassify: z.optional(z.enum(gameClasses)),
  selectType: z._default(z.enum(selectTypes), "ALL"),
  /** All of these. */
  features: z.optional(featureList),
  volatility: z.optional(queryInteger(1, 5)),
  /** This many lines or more. */
  lines: z.optional(queryInteger(1, 1_000_000)),
  /** Lowest bet of this or more. */
  minBet: z.optional(money),
  hasDemo: z.optional(z.literal("1")),
  hasJackpot: z.optional(z.literal("1")),
};

/**
 * LOBBY-08: a page of games. `cursor` is the `next` of the page before and stays right while games come and go;
 * `pageNo` counts pages for clients that do not keep one. FAV and RECENT are one's own and need a session.
 */
export const listGames = defineCall({
  name: "games.listGames",
  summary: "Games list",
  method: "GET",
  path: "/api/portal/games",
  roles: everyone,
  input: z.strictObject({
    ...callerFacts,
    ...gameFilter,
    sort: z._default(z.enum(gameSorts), "popular"),
    cursor: z.optional(nodeId),
    pageNo: pageInput.pageNo,
    pageSize: z._default(queryInteger(1, 100), lobbySizes.games),
  }),
  output: z.object({
    games: z.array(gameTile),
    next: z.nullable(nodeId),
    total: z.int(),
    pageNum: z.int(),
    totalPages: z.int(),
  }),
  errors: ["not-logged-in"],
});
