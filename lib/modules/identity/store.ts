import "server-only";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { player } from "#db/schema/identity.ts";
import { type MemberType, memberType } from "#lib/contracts/identity/member.ts";
import type { ListSort } from "#lib/kernel/list-cursor.ts";
import type { Slice, SliceInput } from "#lib/kernel/list-slice.ts";
import type { Database } from "#lib/platform/database.ts";
import { readKeyset } from "#lib/platform/keyset.ts";

type Row = typeof player.$inferSelect;
export type Player = Omit<Row, "memberType"> & { memberType: MemberType };
export type NewPlayer = Omit<typeof player.$inferInsert, "memberType"> & { memberType: MemberType };

export async function findPlayerByAccount({ orm }: Database, account: string): Promise<Player | null> {
  return playerOf(await orm.select().from(player).where(eq(player.account, account)));
}

export async function findPlayerById({ orm }: Database, id: string): Promise<Player | null> {
  return playerOf(await orm.select().from(player).where(eq(player.id, id)));
}

const newestFirst = { createdAt: ["instant", "desc"], id: ["uuid", "desc"] } as const satisfies ListSort;

/** Returns one page of the accounts of the given types, newest first. */
export function findPlayersOf(
  { orm }: Database,
  types: readonly MemberType[],
  page: SliceInput,
): Promise<Slice<Player>> {
  const columns = { createdAt: player.createdAt, id: player.id };
  return readKeyset(newestFirst, columns, page, async ({ where, orderBy, limit }) => {
    const rows = await orm
      .select()
      .from(player)
      .where(and(inArray(player.memberType, [...types]), where))
      .orderBy(...orderBy)
      .limit(limit);
    return rows.map(typed);
  });
}

/** Inserts an account. Returns false when the name is taken, also by a concurrent insert. */
export async function insertPlayer({ orm }: Database, row: NewPlayer): Promise<boolean> {
  const inserted = await orm.insert(player).values(row).onConflictDoNothing({ target: player.account }).returning();
  return inserted.length === 1;
}

export async function noteFirstLogin({ orm }: Database, id: string, at: Date): Promise<void> {
  await orm
    .update(player)
    .set({ firstLoginAt: at })
    .where(and(eq(player.id, id), isNull(player.firstLoginAt)));
}

/**
 * Replaces a password hash that is still `known`, and ends all sessions by raising their generation. Returns the new
 * row, or null when another change came first.
 */
export async function replacePassword(
  { orm }: Database,
  given: { id: string; known: string; passwordHash: string; at: Date; mustChangePassword: boolean },
): Promise<Player | null> {
  const { id, known, passwordHash, at, mustChangePassword } = given;
  const changed = await orm
    .update(player)
    .set({ passwordHash, passwordChangedAt: at, mustChangePassword, sessionGeneration: nextSessionGeneration })
    .where(and(eq(player.id, id), eq(player.passwordHash, known)))
    .returning();
  return playerOf(changed);
}

export const nextSessionGeneration = sql`${player.sessionGeneration} + 1`;

function playerOf([row]: Row[]): Player | null {
  return row ? typed(row) : null;
}

function typed(row: Row): Player {
  return { ...row, memberType: memberType.parse(row.memberType) };
}
