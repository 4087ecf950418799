import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import { auditEntry } from "#db/schema/audit.ts";
import { InvalidInputError } from "#lib/kernel/domain-error.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import type { Context } from "#lib/platform/context.ts";

export type AuditEntry = typeof auditEntry.$inferSelect;

export interface AuditQuery {
  subject?: string | undefined;
  action?: string | undefined;
  /** The name of an operator. */
  operator?: string | undefined;
  /** From then on. */
  from?: Date | undefined;
  /** Before then. */
  to?: Date | undefined;
  /** As the page before returned it. */
  cursor?: string | undefined;
  limit: number;
}

export interface AuditPage {
  entries: AuditEntry[];
  /** Of the next page; null on the last one. */
  next: string | null;
}

/** OPS-03: the newest first, page by page. For operators and the system. Errors: not-allowed; invalid-input (cursor). */
export async function listAudit(context: Context, query: AuditQuery): Promise<AuditPage> {
  requireOperatorOrSystem(context);
  const { subject, action, operator, from, to, cursor, limit } = query;
  const found = await context.db.orm
    .select()
    .from(auditEntry)
    .where(
      and(
        subject === undefined ? undefined : eq(auditEntry.subject, subject),
        action === undefined ? undefined : eq(auditEntry.action, action),
        operator === undefined ? undefined : and(eq(auditEntry.actorRole, "operator"), eq(auditEntry.actor, operator)),
        from && gte(auditEntry.at, from),
        to && lt(auditEntry.at, to),
        cursor === undefined ? undefined : olderThan(cursor),
      ),
    )
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(limit + 1);
  const entries = found.slice(0, limit);
  const last = entries.at(-1);
  return { entries, next: last && found.length > limit ? `${last.at.getTime()}_${last.id}` : null };
}

const position = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function olderThan(cursor: string) {
  const [, ms, id] = position.exec(cursor) ?? [];
  if (ms === undefined || id === undefined)
    throw new InvalidInputError([{ path: "cursor", key: "invalid-format", params: {} }]);
  const at = new Date(Number(ms)).toISOString();
  return sql`(${auditEntry.at}, ${auditEntry.id}) < (${at}::timestamptz, ${id}::uuid)`;
}
