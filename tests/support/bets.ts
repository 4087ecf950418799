import { newId } from "#lib/kernel/ids.ts";
import { inHouseVendor, recordBet } from "#lib/modules/games/index.ts";
import { context } from "#tests/support/originals.ts";
import { sessionFor } from "#tests/support/portal.ts";

type Bet = Parameters<typeof recordBet>[1];

/** A bet in a player's record that moved no money: lost, for 10 pesos, now, unless told otherwise. Gives its id. */
export async function fileBet(playerId: string, change: Partial<Bet> = {}): Promise<string> {
  const placedAt = change.placedAt ?? new Date();
  const id = newId(placedAt.getTime());
  const own = { id, playerId, playerName: "tester", vendorCode: inHouseVendor, category: "in-house", gameCode: "dice" };
  const money = { currency: "PHP", stake: 10_00n, payout: 0n, status: "lost" } as const;
  await recordBet(context, { ...own, ...money, placedAt, settledAt: placedAt, ...change });
  return id;
}

/** A player with a session and no money. */
export async function playerOfRecord() {
  const playerId = newId();
  return { playerId, cookies: [await sessionFor("player", playerId)] };
}
