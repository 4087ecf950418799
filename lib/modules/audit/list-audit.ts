import { and, eq, gte, lt } from "drizzle-orm";
import { auditEntry } from "#db/schema/audit.ts";
import type { ListSort } from "#lib/kernel/list-cursor.ts";
import type { Slice, SliceInput } from "#lib/kernel/list-slice.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import type { Context } from "#lib/platform/context.ts";
import { readKeyset } from "#lib/platform/keyset.ts";

export type AuditEntry = typeof auditEntry.$inferSelect;

export interface AuditQuery extends SliceInput {
  subject?: string | undefined;
  action?: string | undefined;
  /** Name of the operator. */
  operator?: string | undefined;
  /** Inclusive. */
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
}

const newestFirst = { at: ["instant", "desc"], id: ["uuid", "desc"] } as const satisfies ListSort;

/**
 * OPS-03: returns one page of the audit log, newest first. For operators and the system.
 *
 * @throws not-allowed: for anyone else
 * @throws invalid-input: for an invalid cursor
 */
export async function listAudit(context: Context, query: AuditQuery): Promise<Slice<AuditEntry>> {
  requireOperatorOrSystem(context);
  const { subject, action, operator, from, to } = query;
  const wanted = and(
    subject === undefined ? undefined : eq(auditEntry.subject, subject),
    action === undefined ? undefined : eq(auditEntry.action, action),
    operator === undefined ? undefined : and(eq(auditEntry.actorRole, "operator"), eq(auditEntry.actor, operator)),
    from && gte(auditEntry.at, from),
    to && lt(auditEntry.at, to),
  );
  const columns = { at: auditEntry.at, id: auditEntry.id };
  return readKeyset(newestFirst, columns, query, ({ where, orderBy, limit }) =>
    context.db.orm
      .select()
      .from(auditEntry)
      .where(and(wanted, where))
      .orderBy(...orderBy)
      .limit(limit),
  );
}
