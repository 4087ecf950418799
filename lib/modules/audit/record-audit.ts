import { auditEntry } from "#db/schema/audit.ts";
import { actorName } from "#lib/kernel/actor.ts";
import { newId } from "#lib/kernel/ids.ts";
import type { Context } from "#lib/platform/context.ts";

/** JSON, without credentials; never undefined. */
type AuditState = NonNullable<unknown> | null;

export interface AuditInput {
  /** Verb in the past tense: `withdrawal-approved`. */
  action: string;
  /** Object of the act: `withdrawal:<id>`. */
  subject: string;
  /** State before the act; null when the act created it. A read-only act has the same state before and after. */
  before: AuditState;
  /** State after the act; null when the act removed it. */
  after: AuditState;
  reason?: string;
}

/** OPS-03: records an act with its actor, in the transaction of the act. */
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
