import "server-only";
import type { InputOf } from "#lib/contracts/define-call.ts";
import { categoryOf } from "#lib/contracts/games/categories.ts";
import type { readBetsCall } from "#lib/contracts/games/read-bets.ts";
import { requireMember } from "#lib/kernel/require-actor.ts";
import { type BetQuery, findBets, sumBets } from "#lib/modules/games/bets/store.ts";
import type { Context } from "#lib/platform/context.ts";
import { listReader, mapSlice } from "#lib/platform/list-reader.ts";

type Input = InputOf<typeof readBetsCall>;

/** Lists the acting player's own bets only (MEMBER-04). */
export const readBets = listReader(
  (context, input: Input) =>
    mapSlice(findBets(context.db, queryOf(context, input), input), (row) => ({
      ...row,
      roundId: row.id,
      category: categoryOf(row.category),
    })),
  (context, input) => sumBets(context.db, queryOf(context, input)),
);

function queryOf(context: Context, input: Input): BetQuery {
  const { playerId } = requireMember(context);
  const { from, to, vendorCode, category, status } = input;
  return { playerId, from, to, vendorCode, category, status };
}
