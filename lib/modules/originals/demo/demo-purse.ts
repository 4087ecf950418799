import "server-only";
import * as z from "zod/mini";
import { newClientSeed } from "#lib/contracts/originals/fairness.ts";
import { diceRound, type seeds } from "#lib/contracts/originals/shapes.ts";
import { money } from "#lib/contracts/wire.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { newCommitment } from "#lib/modules/originals/commitment.ts";
import { demoOwner } from "#lib/modules/originals/demo/demo-owner.ts";
import type { Context } from "#lib/platform/context.ts";

/** Minor units. */
export const demoStart = 1_000_00n;
const keptRounds = 50;
/** Each failed attempt means that another one got through. */
const attempts = 60;

const commitment = z.object({ sealedServerSeed: z.string(), serverSeedHash: z.string() });

/** Demo play of one account or browser, whole: one value in the key-value store, replaced in one step. */
const demoPurse = z.object({
  balance: money,
  current: z.extend(commitment, { clientSeed: z.string(), nextNonce: z.int() }),
  next: commitment,
  /** Pairs rotated away, newest first: the last one, and those of rounds that are still kept. */
  revealed: z.array(commitment),
  /** Newest first. */
  rounds: z.array(z.extend(z.omit(diceRound, { serverSeed: true }), { idempotencyKey: z.string() })),
});

export type DemoPurse = z.output<typeof demoPurse>;
export type DemoRound = DemoPurse["rounds"][number];

/**
 * Lets `change` alter the purse and stores it if nobody else did meanwhile; else tries again with what the other one
 * left. A purse that is only looked at is stored too when it is new: showing its hashes commits to its seeds. Error:
 * conflict, under more contention than people make.
 */
export async function withDemoPurse<T>(context: Context, change: (purse: DemoPurse) => Promise<T> | T): Promise<T> {
  const { key, ttlMs } = demoOwner(context);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const stored = await context.kv.get(key);
    const purse = stored === null ? await newPurse() : parseDemoPurse(stored);
    const result = await change(purse);
    const text = serialise(purse);
    const kept = await (stored === null
      ? context.kv.setIfAbsent(key, text, ttlMs)
      : context.kv.replace(key, stored, text, ttlMs));
    if (kept) return result;
  }
  throw new DomainError("conflict");
}

export function parseDemoPurse(stored: string): DemoPurse {
  return z.parse(demoPurse, JSON.parse(stored));
}

export function demoSeeds({ current, next }: DemoPurse): z.output<typeof seeds> {
  const { serverSeedHash, clientSeed, nextNonce: nonce } = current;
  return { serverSeedHash, nextServerSeedHash: next.serverSeedHash, clientSeed, nonce };
}

async function newPurse(): Promise<DemoPurse> {
  const current = { ...(await newCommitment()), clientSeed: newClientSeed(), nextNonce: 0 };
  return { balance: demoStart, current, next: await newCommitment(), revealed: [], rounds: [] };
}

function serialise(purse: DemoPurse): string {
  const rounds = purse.rounds.slice(0, keptRounds);
  const used = new Set(rounds.map(({ serverSeedHash }) => serverSeedHash));
  const revealed = purse.revealed.filter(({ serverSeedHash }, index) => index === 0 || used.has(serverSeedHash));
  return JSON.stringify(z.encode(demoPurse, { ...purse, rounds, revealed }));
}
