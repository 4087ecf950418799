import * as z from "zod/mini";
import { inCode } from "#lib/contracts/code-names.ts";
import { moneyFigure } from "#lib/contracts/csv-cell.ts";
import { realMembers } from "#lib/contracts/define-call.ts";
import { countTotals, dayFilters, defineList } from "#lib/contracts/define-list.ts";
import { wireCategory } from "#lib/contracts/games/wire-category.ts";
import { money, timestamp } from "#lib/contracts/wire.ts";

export const betStatuses = ["open", "won", "lost", "cancelled"] as const;
export type BetStatus = (typeof betStatuses)[number];

/** `roundId` identifies the round at its vendor and, for in-house games, on `/fair/{roundId}`. */
const bet = inCode(
  z.object({
    roundId: z.uuid(),
    vassalage: z.string(),
    vendorName: z.string(),
    gameType: wireCategory,
    gameCode: z.string(),
    gameName: z.string(),
    /** With `vassalage` and `gameCode`, the input of the game's picture. */
    artClass: z.string(),
    stake: money,
    payout: money,
    status: z.enum(betStatuses),
    placedAt: timestamp,
    settledAt: z.nullable(timestamp),
  }),
);

/** Returns payout minus stake. Open and cancelled bets have no result, so theirs is 0. */
export function netOf({ stake, payout, status }: Pick<z.output<typeof bet>, "stake" | "payout" | "status">): bigint {
  return status === "open" || status === "cancelled" ? 0n : payout - stake;
}

/** A player's own bets, newest first (MEMBER-04). */
export const readBetsCall = defineList({
  name: "games.readBets",
  summary: "Betting record",
  path: "/api/portal/records/bets",
  roles: realMembers,
  needsRecentSession: true,
  filters: {
    ...dayFilters,
    vassalage: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,20}$/))),
    gameType: z.optional(wireCategory),
    status: z.optional(z.enum(betStatuses)),
  },
  row: bet,
  /** `stake` includes the stakes of open bets, `open`; `net` does not count them. */
  totals: { ...countTotals, stake: money, payout: money, net: money, open: money },
  sort: { placedAt: ["instant", "desc"], id: ["uuid", "desc"] },
  csv: {
    area: "records",
    columns: [
      { header: "columns.time", instant: ({ placedAt }) => placedAt },
      { header: "columns.game", cell: ({ gameName }) => gameName },
      { header: "columns.vendor", cell: ({ vendorName }) => vendorName },
      { header: "columns.stake", cell: ({ stake }) => moneyFigure(stake) },
      { header: "columns.payout", cell: ({ payout }) => moneyFigure(payout) },
      { header: "columns.net", cell: (row) => moneyFigure(netOf(row)) },
      { header: "columns.status", cell: ({ status }, t) => t(`status.${status}`) },
      { header: "columns.round", cell: ({ roundId }) => roundId },
    ],
  },
});
