import { expect } from "vitest";
import { GET as readRoundRoute } from "#app/api/portal/originals/rounds/[roundId]/route.ts";
import { readRound } from "#lib/contracts/originals/read-round.ts";
import { fundedPlayer, ledgerContext } from "#tests/support/ledger.ts";
import { callPortal, sessionFor } from "#tests/support/portal.ts";

export const context = ledgerContext();

/** A bet that 49.50 % of rolls win, at 2.00 ×. */
export const evenBet = { direction: "over", target: 5_049 } as const;

/** A player with a session, and `cash` minor units. */
export async function playerWith(cash: bigint) {
  const { playerId, currency } = await fundedPlayer(context, cash);
  return { playerId, currency, cookies: [await sessionFor("player", playerId)] };
}

export function play(stake = "10.00", idempotencyKey: string = crypto.randomUUID()) {
  return { idempotencyKey, stake, ...evenBet };
}

/** A spin of Parol Nights. */
export function spinFor(stake = "25.00", idempotencyKey: string = crypto.randomUUID()) {
  return { idempotencyKey, stake };
}

export async function roundOf(roundId: string, cookies: string[] = []) {
  const answer = await callPortal(readRoundRoute, readRound, { roundId }, { cookies });
  expect(answer.status).toBe(200);
  return readRound.output.parse(answer.envelope.value);
}
