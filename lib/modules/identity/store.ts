import "server-only";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { player } from "#db/schema/identity.ts";
import { type MemberType, memberType } from "#lib/contracts/identity/member.ts";
import type { Database } from "#lib/platform/database.ts";

type Row = typeof player.$inferSelect;
export type Player = Omit<Row, "memberType"> & { memberType: MemberType };
export type NewPlayer = Omit<typeof player.$inferInsert, "memberType"> & { memberType: MemberType };

export async function findPlayerByAccount({ orm }: Database, account: string): Promise<Player | null> {
  return playerOf(await orm.select().from(player).where(eq(player.account, account)));
}

export async function findPlayerById({ orm }: Database, id: string): Promise<Player | null> {
  return playerOf(await orm.select().from(player).where(eq(player.id, id)));
}

/** Accounts of the given types, the newest first. */
export async function findPlayersOf({ orm }: Database, types: readonly MemberType[]): Promise<Player[]> {
  const rows = await orm
    .select()
    .from(player)
    .where(inArray(player.memberType, [...types]))
    .orderBy(desc(player.createdAt), desc(player.id));
  return rows.flatMap((row) => playerOf([row]) ?? []);
}

/** False when the account's name is taken; of two at once one gets it. */
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

/** Replaces a password hash that still is `known`; false when another change came first. */
export async function replacePassword(
  { orm }: Database,
  given: { id: string; known: string; passwordHash: string; at: Date; mustChangePassword: boolean },
): Promise<boolean> {
  const { id, known, passwordHash, at, mustChangePassword } = given;
  const changed = await orm
    .update(player)
    .set({ passwordHash, passwordChangedAt: at, mustChangePassword })
    .where(and(eq(player.id, id), eq(player.passwordHash, known)))
    .returning({ id: player.id });
  return changed.length === 1;
}

function playerOf([row]: Row[]): Player | null {
  return row ? { ...row, memberType: memberType.parse(row.memberType) } : null;
}
