import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { wireCategory } from "#lib/contracts/games/wire-category.ts";
import { money, queryInteger } from "#lib/contracts/wire.ts";

/**
 * The largest wins of the last 30 days, largest first, one per player and game (LOBBY-03). Names are masked; game names
 * are in the language.
 */
export const readWinnersCall = defineCall({
  name: "games.readWinners",
  summary: "Winner board",
  method: "GET",
  path: "/api/portal/winners",
  roles: everyone,
  input: z.strictObject({
    gameCategory: z._default(z.union([z.literal("ALL"), wireCategory]), "ALL"),
    language: z.optional(z.string().check(z.maxLength(10))),
    limitNum: z._default(queryInteger(1, 50), 20),
  }),
  output: z.object({
    list: z.array(
      z.object({
        vo: z.object({ customerName: z.string(), iconUrl: z.string(), winAmount: money, gameName: z.string() }),
      }),
    ),
  }),
});
