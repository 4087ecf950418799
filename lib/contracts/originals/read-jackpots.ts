import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { money, queryInteger, timestamp } from "#lib/contracts/wire.ts";

/**
 * GAME-04: the current pools, and the last winners, newest first, names masked. `pool` is unique within its game
 * (`games.pools` in the catalogues). Amounts are in the site's currency and a few seconds old.
 */
export const readJackpotsCall = defineCall({
  name: "originals.readJackpots",
  summary: "Jackpot board",
  method: "GET",
  path: "/api/portal/jackpots",
  roles: everyone,
  input: z.strictObject({ limitNum: z._default(queryInteger(1, 50), 20) }),
  output: z.object({
    pools: z.array(z.object({ gameCode: z.string(), gameName: z.string(), pool: z.string(), amount: money })),
    winners: z.array(
      z.object({
        customerName: z.string(),
        gameCode: z.string(),
        gameName: z.string(),
        iconUrl: z.string(),
        pool: z.string(),
        winAmount: money,
        wonAt: timestamp,
      }),
    ),
  }),
});
