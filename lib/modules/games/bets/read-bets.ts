import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { categoryOfWire, wireOfCategory } from "#lib/contracts/games/categories.ts";
import type { readBets as call } from "#lib/contracts/games/read-bets.ts";
import { requireMember } from "#lib/kernel/require-actor.ts";
import { type BetQuery, findBets, sumBets } from "#lib/modules/games/bets/store.ts";
import type { Context } from "#lib/platform/context.ts";

type Page = OutputOf<typeof call>;

/** MEMBER-04: the acting player's own bets and no one else's. */
export async function readBets(context: Context, input: InputOf<typeof call>): Promise<Page> {
  const query = queryOf(context, input);
  const [found, totals] = await Promise.all([
    findBets(context.db, query, { after: positionOf(input.cursor), limit: input.pageSize + 1 }),
    sumBets(context.db, query),
  ]);
  const rows = found.slice(0, input.pageSize);
  const last = rows.at(-1);
  return {
    content: rows.map((row) => ({
      ...row,
      roundId: row.id,
      vassalage: row.vendorCode,
      gameType: wireOfCategory(row.category),
    })),
    next: last && found.length > rows.length ? `${last.placedAt.getTime()}_${last.id}` : null,
    totals,
  };
}

function queryOf(context: Context, input: InputOf<typeof call>): BetQuery {
  const { playerId } = requireMember(context);
  const { from, to, vassalage, gameType, status } = input;
  const category = gameType && categoryOfWire(gameType);
  return { playerId, from, to, vendorCode: vassalage, category, status };
}

function positionOf(cursor: string | undefined): { placedAt: Date; id: string } | undefined {
  const [ms, id] = cursor?.split("_") ?? [];
  return ms && id ? { placedAt: new Date(Number(ms)), id } : undefined;
}
