import "server-only";
import { and, eq, ne } from "drizzle-orm";
import { player } from "#db/schema/identity.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { nextSessionGeneration } from "#lib/modules/identity/store.ts";
import type { Context } from "#lib/platform/context.ts";

export type PlayerStatus = (typeof player.$inferSelect)["status"];

/** Sets the status of an account; a disabled one loses its sessions. False when it had the status already. */
export async function savePlayerStatus({ db }: Context, id: string, status: PlayerStatus): Promise<boolean> {
  const other = and(eq(player.id, id), ne(player.status, status));
  const set = { status, ...(status === "disabled" && { sessionGeneration: nextSessionGeneration }) };
  const changed = await db.orm.update(player).set(set).where(other).returning({ id: player.id });
  return changed.length === 1;
}

/**
 * Guards acts whose session may be older than the player's lockout.
 * @throws player-disabled
 */
export async function requireActivePlayer({ db }: Context, id: string): Promise<void> {
  const [row] = await db.orm.select({ status: player.status }).from(player).where(eq(player.id, id));
  if (row?.status === "disabled") throw new DomainError("player-disabled");
}
