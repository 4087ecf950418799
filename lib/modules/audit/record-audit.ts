import { auditEntry } from "#db/schema/audit.ts";
import { actorName } from "#lib/kernel/actor.ts";
import { newId } from "#lib/kernel/ids.ts";
import type { Context } from "#lib/platform/context.ts";

/** JSON, without credentials; never undefined. */
type AuditState = NonNullable<unknown> | null;

export interface AuditInput {
  /** Verb in the past tense: `withdrawal-approved`. */
  action: string;
  /** What it was done to: `withdrawal:<id>`. */
  subject: string;
  /** What the act changed, as it was: null for what was created. An act that only looks has the same before and after. */
  before: AuditState;
  /** As it is now: null for what was removed. */
  after: AuditState;
  reason?: string;
}

/** OPS-03: writes who did what, in the transaction of the deed. */
export async function recordAudit({ actor, clock, db, request }: Context, input: AuditInput): Promise<void> {
  const { action, subject, before, after, reason } = input;
  const at = clock.now();
  await db.orm.insert(auditEntry).values({
    id: newId(at.getTime()),
    at,
    actorRole: actor.role,
    actor: actorName(actor),
    action,
    subject,
    before,
    after,
    reason,
    ip: request?.ip,
  });
}
