import "server-only";
import type { InputOf } from "#lib/contracts/define-call.ts";
import { categoryOf } from "#lib/contracts/games/categories.ts";
import type { readBetsCall } from "#lib/contracts/games/read-bets.ts";
import { requireMember } from "#lib/kernel/require-actor.ts";
import { type BetQuery, findBets, type ListedBet, sumBets, sumBetsByDay } from "#lib/modules/games/bets/store.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import { callLanguage } from "#lib/platform/call-language.ts";
import type { Context } from "#lib/platform/context.ts";
import { listReader, mapSlice } from "#lib/platform/list-reader.ts";

type Input = InputOf<typeof readBetsCall>;

/** Lists the acting player's own bets only (MEMBER-04). */
export const readBets = listReader(
  (context, input: Input) =>
    mapSlice(findBets(context.db, queryOf(context, input), input), (row) => betOf(context, row)),
  (context, input) => sumBets(context.db, queryOf(context, input)),
);

/** Returns the result per day of the site's time zone, over the whole filter. */
export async function readBetDays(context: Context, input: Input): Promise<ReadonlyMap<string, bigint>> {
  const { timeZone } = await readSettings(context, siteSettings);
  const days = new Map<string, bigint>();
  for (const { day, payout, stake } of await sumBetsByDay(context.db, queryOf(context, input), timeZone))
    days.set(day, (days.get(day) ?? 0n) + payout - stake);
  return days;
}

function betOf(context: Context, { gameNames, ...row }: ListedBet) {
  const gameName = gameNames?.[callLanguage(context, {})] ?? row.gameName;
  return { ...row, roundId: row.id, gameName, category: categoryOf(row.category) };
}

function queryOf(context: Context, input: Input): BetQuery {
  const { playerId } = requireMember(context);
  const { from, to, vendorCode, category, status } = input;
  return { playerId, from, to, vendorCode, category, status };
}
