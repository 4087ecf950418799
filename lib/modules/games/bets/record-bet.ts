import "server-only";
import { type BetRow, insertBet } from "#lib/modules/games/bets/store.ts";
import type { Context } from "#lib/platform/context.ts";

/** Stores a bet in its player's history, in the transaction that moves its money. `id` is the round's id. */
export async function recordBet({ db }: Context, bet: BetRow): Promise<void> {
  await insertBet(db, bet);
}
