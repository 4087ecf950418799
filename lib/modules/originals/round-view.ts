import "server-only";
import * as z from "zod/mini";
import { round } from "#lib/contracts/originals/shapes.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import type { Context } from "#lib/platform/context.ts";
import { unseal } from "#lib/platform/sealing/seal.ts";

export type AnyRound = z.output<typeof round>;

/** Choice and outcome are stored in their wire form; the game's own shape checks them with the rest of the round. */
const stored = z.record(z.string(), z.unknown());

/** A stored round, for money or demo. `revealed` is the sealed server seed once it may be opened. */
export interface StoredRound {
  id: string;
  gameCode: string;
  stake: bigint;
  payout: bigint;
  nonce: number;
  clientSeed: string;
  playedAt: Date;
  choice: unknown;
  outcome: unknown;
  jackpot: { pool: string; amount: bigint } | null;
  pair: { serverSeedHash: string; revealed: string | null };
}

/** Returns a stored round for any reader, with the server seed once it is revealed. */
export async function roundView({ db }: Pick<Context, "db">, row: StoredRound, demo = false): Promise<AnyRound> {
  const { id: roundId, gameCode: game, nonce, clientSeed, jackpot, pair } = row;
  return z.parse(round, {
    ...{ roundId, game, demo, nonce, clientSeed },
    ...z.parse(stored, row.choice),
    ...z.parse(stored, row.outcome),
    stake: moneyToWire(row.stake),
    payout: moneyToWire(row.payout),
    jackpot: jackpot && { pool: jackpot.pool, amount: moneyToWire(jackpot.amount) },
    serverSeedHash: pair.serverSeedHash,
    serverSeed: pair.revealed === null ? null : await unseal(db, pair.revealed),
    playedAt: row.playedAt.toISOString(),
  });
}
