import * as z from "zod/mini";
import { inCode } from "#lib/contracts/code-names.ts";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { gameClasses, gameFeatures } from "#lib/contracts/games/game-classes.ts";
import { callerFacts, gameTile, nodeId, vassalage } from "#lib/contracts/games/game-view.ts";
import { lobbySizes } from "#lib/contracts/games/lobby-sizes.ts";
import { maxSearchLength } from "#lib/contracts/games/search-query.ts";
import { wireCategory } from "#lib/contracts/games/wire-category.ts";
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

const vendorList = z.codec(
  z.string().check(z.regex(/^[A-Za-z0-9_-]{1,20}(,[A-Za-z0-9_-]{1,20}){0,39}$/)),
  z.array(vassalage),
  { decode: (text) => text.split(","), encode: (codes) => codes.join(",") },
);

/** Filters of a list of games. */
export const gameFilter = {
  gameType: z.optional(wireCategory),
  /** Matches games of any of them. */
  vassalage: z.optional(vendorList),
  gameClassify: z.optional(z.enum(gameClasses)),
  selectType: z._default(z.enum(selectTypes), "ALL"),
  /** Matches games that have all of them. */
  features: z.optional(featureList),
  volatility: z.optional(queryInteger(1, 5)),
  /** Minimum number of lines. */
  lines: z.optional(queryInteger(1, 1_000_000)),
  linesBelow: z.optional(queryInteger(1, 1_000_000)),
  /** Minimum of the lowest bet. */
  minBet: z.optional(money),
  minBetBelow: z.optional(money),
  hasDemo: z.optional(z.literal("1")),
  hasJackpot: z.optional(z.literal("1")),
  /** Words of the name or vendor. One edit per word is forgiven when nothing matches as typed. */
  keyword: z.optional(z.string().check(z.maxLength(maxSearchLength))),
};

/** Fields of the input, which the address of a list has as well. */
export const listGamesFields = {
  ...callerFacts,
  ...gameFilter,
  sort: z._default(z.enum(gameSorts), "popular"),
  cursor: z.optional(nodeId),
  pageNo: pageInput.pageNo,
  pageSize: z._default(queryInteger(1, 100), lobbySizes.games),
};

/**
 * A page of games (LOBBY-08). `cursor` is the `next` of the previous page and stays valid while games come and go.
 * `pageNo` is for clients without a cursor. FAV and RECENT belong to the member and need a session.
 */
export const listGamesCall = defineCall({
  name: "games.listGames",
  summary: "Games list",
  method: "GET",
  path: "/api/portal/games",
  roles: everyone,
  input: inCode(z.strictObject(listGamesFields), { vassalage: "vendorCodes" }),
  output: z.object({
    games: z.array(gameTile),
    next: z.nullable(nodeId),
    total: z.int(),
    pageNum: z.int(),
    totalPages: z.int(),
  }),
  errors: ["not-logged-in"],
});
