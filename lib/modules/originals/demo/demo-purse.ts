import "server-only";
import * as z from "zod/mini";
import { money, timestamp } from "#lib/contracts/wire.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import type { Seeds } from "#lib/modules/originals/bet.ts";
import { newCommitment } from "#lib/modules/originals/commitment.ts";
import { demoOwner } from "#lib/modules/originals/demo/demo-owner.ts";
import { newClientSeed } from "#lib/originals/fairness.ts";
import type { Context } from "#lib/platform/context.ts";
import { hasSealingKey } from "#lib/platform/sealing/seal.ts";

/** Minor units. */
export const demoStart = 1_000_00n;
const keptRounds = 50;
/** Each failed attempt means that another writer succeeded. */
const attempts = 60;

const commitment = z.object({ sealedServerSeed: z.string(), serverSeedHash: z.string() });

/** Same fields as a row of a round for money. */
const demoRound = z.object({
  id: z.uuid(),
  gameCode: z.string(),
  idempotencyKey: z.string(),
  stake: money,
  payout: money,
  choice: z.unknown(),
  outcome: z.unknown(),
  nonce: z.int(),
  clientSeed: z.string(),
  serverSeedHash: z.string(),
  playedAt: timestamp,
});

/** All demo play of one account or browser: one value in the key-value store, replaced atomically. */
const demoPurse = z.object({
  balance: money,
  current: z.extend(commitment, { clientSeed: z.string(), nextNonce: z.int() }),
  next: commitment,
  /** Rotated pairs, newest first: the last one, and those of stored rounds. */
  revealed: z.array(commitment),
  /** Newest first, across all games. */
  rounds: z.array(demoRound),
  /** Last round per game that was shown to the end. */
  seen: z.record(z.string(), z.uuid()),
});

export type DemoPurse = z.output<typeof demoPurse>;
export type DemoRound = DemoPurse["rounds"][number];

/**
 * Runs `change` on the purse and stores the result, retrying on concurrent changes. A new purse is stored even when it
 * is only read, because showing its hashes commits to its seeds.
 * @throws conflict: under more contention than people cause
 */
export async function withDemoPurse<T>(context: Context, change: (purse: DemoPurse) => Promise<T> | T): Promise<T> {
  const { key, ttlMs } = demoOwner(context);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const stored = await context.kv.get(key);
    const purse = (await parseDemoPurse(context, stored)) ?? (await newPurse(context));
    const result = await change(purse);
    const text = serialise(purse);
    const kept = await (stored === null
      ? context.kv.setIfAbsent(key, text, ttlMs)
      : context.kv.replace(key, stored, text, ttlMs));
    if (kept) return result;
  }
  throw new DomainError("conflict");
}

/**
 * Returns null for a missing purse, for one of another product version, and for one whose seeds were sealed under a key
 * that is retired: demo money then starts anew.
 */
export async function parseDemoPurse({ db }: Pick<Context, "db">, stored: string | null): Promise<DemoPurse | null> {
  const parsed = z.safeParse(demoPurse, stored === null ? null : JSON.parse(stored));
  if (!parsed.success) return null;
  const { current, next, revealed } = parsed.data;
  for (const { sealedServerSeed } of [current, next, ...revealed]) {
    if (!(await hasSealingKey(db, sealedServerSeed))) return null;
  }
  return parsed.data;
}

export function demoSeeds({ current, next }: DemoPurse): Seeds {
  const { serverSeedHash, clientSeed, nextNonce: nonce } = current;
  return { serverSeedHash, nextServerSeedHash: next.serverSeedHash, clientSeed, nonce };
}

async function newPurse(context: Pick<Context, "db">): Promise<DemoPurse> {
  const current = { ...(await newCommitment(context)), clientSeed: newClientSeed(), nextNonce: 0 };
  return { balance: demoStart, current, next: await newCommitment(context), revealed: [], rounds: [], seen: {} };
}

function serialise(purse: DemoPurse): string {
  const rounds = purse.rounds.slice(0, keptRounds);
  const used = new Set(rounds.map(({ serverSeedHash }) => serverSeedHash));
  const revealed = purse.revealed.filter(({ serverSeedHash }, index) => index === 0 || used.has(serverSeedHash));
  return JSON.stringify(z.encode(demoPurse, { ...purse, rounds, revealed }));
}
