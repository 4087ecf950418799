import * as z from "zod/mini";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { wireCategories } from "#lib/contracts/games/categories.ts";
import { money, timestamp } from "#lib/contracts/wire.ts";

/**
 * Of settled bets, `profit` is `win` minus `stake`. What an open one comes to is not known yet: it stands apart, and is
 * in none of the other figures. Cancelled bets moved nothing and are in neither.
 */
const figures = {
  bets: z.int(),
  stake: money,
  win: money,
  profit: money,
  open: z.object({ bets: z.int(), stake: money }),
};

/**
 * MEMBER-06: what a player's own bets came to, by type of game and by day, each as far as there were bets. `from` is
 * inclusive, `to` exclusive. A bet belongs to the day, in the site's `timeZone`, in which it was placed; days are oldest
 * first. By `Accept: text/csv` every type of every day is a line.
 */
export const readProfit = defineCall({
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
    types: z.array(z.object({ gameType: z.enum(wireCategories), ...figures })),
    days: z.array(z.object({ day: z.iso.date(), ...figures })),
  }),
});
