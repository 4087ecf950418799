import { moneyToWire } from "#lib/kernel/money.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import type { WithdrawalAction } from "#lib/modules/cashier/withdrawal-rules.ts";
import type { Withdrawal } from "#lib/modules/cashier/withdrawal-store.ts";
import type { Context } from "#lib/platform/context.ts";

/** Audits an operator's act on a withdrawal, in addition to the withdrawal's own history. */
export function auditMove(
  context: Context,
  before: Withdrawal,
  after: Withdrawal,
  action: WithdrawalAction,
  reason?: string,
): Promise<void> {
  const facts = ({ state, remaining }: Withdrawal) => ({ state, remaining: moneyToWire(remaining) });
  return recordAudit(context, {
    action: `withdrawal-${action}`,
    subject: `withdrawal:${before.id}`,
    before: facts(before),
    after: facts(after),
    ...(reason ? { reason } : {}),
  });
}
