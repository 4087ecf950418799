import "server-only";
import { and, desc, eq, gt, gte, isNull, lt, sql } from "drizzle-orm";
import { jackpotWin, originalsRound, roundSeen, seedPair } from "#db/schema/originals.ts";
import { firstIdAt } from "#lib/kernel/ids.ts";
import type { Database } from "#lib/platform/database.ts";
import type { SealedColumn } from "#lib/platform/sealing/sealed-column.ts";

export type PairRow = typeof seedPair.$inferSelect;
export type RoundRow = Omit<typeof originalsRound.$inferSelect, "xid">;
export type JackpotWinRow = typeof jackpotWin.$inferSelect;
/** A round with its commitment, the sealed seed once revealed, and its jackpot. */
export interface RoundWithPair extends RoundRow {
  pair: { serverSeedHash: string; revealed: string | null };
  jackpot: { pool: string; amount: bigint } | null;
}

export const sealedServerSeeds: SealedColumn = {
  name: "server seeds",
  table: seedPair,
  id: seedPair.id,
  value: seedPair.sealedServerSeed,
};

/** Returns the player's unrevealed pairs, at most two, and locks their rows until the transaction ends. */
export function lockOpenPairs(db: Database, playerId: string): Promise<PairRow[]> {
  return openPairs(db, playerId).orderBy(seedPair.id).for("update");
}

export function findOpenPairs(db: Database, playerId: string): Promise<PairRow[]> {
  return openPairs(db, playerId);
}

function openPairs(db: Database, playerId: string) {
  return db.orm
    .select()
    .from(seedPair)
    .where(and(eq(seedPair.playerId, playerId), isNull(seedPair.revealedAt)))
    .$dynamic();
}

export async function findPair(db: Database, playerId: string, serverSeedHash: string): Promise<PairRow | undefined> {
  const mine = and(eq(seedPair.playerId, playerId), eq(seedPair.serverSeedHash, serverSeedHash));
  const [row] = await db.orm.select().from(seedPair).where(mine);
  return row;
}

export async function insertPairs(db: Database, rows: PairRow[]): Promise<void> {
  await db.orm.insert(seedPair).values(rows);
}

export async function updatePair(db: Database, id: string, change: Partial<PairRow>): Promise<void> {
  await db.orm.update(seedPair).set(change).where(eq(seedPair.id, id));
}

export async function takeNonce(db: Database, pairId: string): Promise<void> {
  await db.orm
    .update(seedPair)
    .set({ nextNonce: sql`${seedPair.nextNonce} + 1` })
    .where(eq(seedPair.id, pairId));
}

export async function insertRound(db: Database, row: RoundRow): Promise<void> {
  await db.orm.insert(originalsRound).values(row);
}

export async function findRoundByKey(
  db: Database,
  playerId: string,
  idempotencyKey: string,
): Promise<RoundWithPair | undefined> {
  const once = and(eq(originalsRound.playerId, playerId), eq(originalsRound.idempotencyKey, idempotencyKey));
  const [row] = await roundsWithPairs(db).where(once);
  return row && joined(row);
}

export async function findRound(db: Database, id: string): Promise<RoundWithPair | undefined> {
  const [row] = await roundsWithPairs(db).where(eq(originalsRound.id, id));
  return row && joined(row);
}

/** Returns the rounds newest first. */
export async function findLastRounds(
  db: Database,
  playerId: string,
  gameCode: string,
  limit: number,
): Promise<RoundWithPair[]> {
  const rows = await roundsWithPairs(db)
    .where(and(eq(originalsRound.playerId, playerId), eq(originalsRound.gameCode, gameCode)))
    .orderBy(desc(originalsRound.playedAt), desc(originalsRound.id))
    .limit(limit);
  return rows.map(joined);
}

/** Returns rounds with `from` ≤ play time < `to`, oldest first. Filters by id, because ids grow with time. */
export function findRoundsPlayed(
  db: Database,
  { from, to, after }: { from: Date; to: Date; after?: string | undefined },
  limit: number,
): Promise<RoundRow[]> {
  const begins = after === undefined ? gte(originalsRound.id, firstIdAt(from.getTime())) : gt(originalsRound.id, after);
  return db.orm
    .select()
    .from(originalsRound)
    .where(and(begins, lt(originalsRound.id, firstIdAt(to.getTime()))))
    .orderBy(originalsRound.id)
    .limit(limit);
}

export async function insertJackpotWin(db: Database, row: JackpotWinRow): Promise<void> {
  await db.orm.insert(jackpotWin).values(row);
}

export async function findSeenRound(db: Database, playerId: string, gameCode: string): Promise<string | undefined> {
  const mine = and(eq(roundSeen.playerId, playerId), eq(roundSeen.gameCode, gameCode));
  const [row] = await db.orm.select().from(roundSeen).where(mine);
  return row?.roundId;
}

export async function saveSeenRound(db: Database, row: typeof roundSeen.$inferSelect): Promise<void> {
  const { roundId, seenAt } = row;
  const target = [roundSeen.playerId, roundSeen.gameCode];
  await db.orm.insert(roundSeen).values(row).onConflictDoUpdate({ target, set: { roundId, seenAt } });
}

function roundsWithPairs(db: Database) {
  return db.orm
    .select({ round: originalsRound, pair: seedPair, jackpot: jackpotWin })
    .from(originalsRound)
    .innerJoin(seedPair, eq(seedPair.id, originalsRound.pairId))
    .leftJoin(jackpotWin, eq(jackpotWin.roundId, originalsRound.id))
    .$dynamic();
}

/** Omits the seed of an unrevealed pair, so that it never leaves the store. */
function joined({ round, pair, jackpot }: { round: RoundRow; pair: PairRow; jackpot: JackpotWinRow | null }) {
  const revealed = pair.revealedAt === null ? null : pair.sealedServerSeed;
  return { ...round, pair: { serverSeedHash: pair.serverSeedHash, revealed }, jackpot };
}
