import * as z from "zod/mini";
import { inCode } from "#lib/contracts/code-names.ts";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { wireCategory } from "#lib/contracts/games/wire-category.ts";
import { money, timestamp } from "#lib/contracts/wire.ts";

/**
 * For settled bets, `profit` is `win` minus `stake`. Open bets have no result yet: only `open` counts them. Cancelled
 * bets moved no money and are not counted.
 */
const figures = {
  bets: z.int(),
  stake: money,
  win: money,
  profit: money,
  open: z.object({ bets: z.int(), stake: money }),
};

/**
 * Profit and loss of a player's own bets, by category and by day, only those with bets (MEMBER-06). `from` is
 * inclusive, `to` exclusive. A bet belongs to the day of its placement in the site's `timeZone`; days are oldest first.
 * `Accept: text/csv` returns a line per category and day.
 */
export const readProfitCall = defineCall({
  name: "games.readProfit",
  summary: "Personal profit and loss",
  method: "GET",
  path: "/api/portal/records/profit-and-loss",
  roles: realMembers,
  needsRecentSession: true,
  input: z.strictObject({ from: z.optional(timestamp), to: z.optional(timestamp) }),
  output: z.object({
    timeZone: z.string(),
    totals: z.object(figures),
    types: z.array(inCode(z.object({ gameType: wireCategory, ...figures }))),
    days: z.array(z.object({ day: z.iso.date(), ...figures })),
  }),
});
