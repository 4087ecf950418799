import * as z from "zod/mini";
import { forceReceipt, openCase, payAgain, returnWithdrawal, reviewWithdrawal } from "#lib/modules/cashier/index.ts";
import { defineVerb, type Verb } from "#lib/operator/define-verb.ts";
import { reason, recordId } from "#lib/operator/fields.ts";
import type { Permission } from "#lib/operator/permissions.ts";
import type { Context } from "#lib/platform/context.ts";

interface Step {
  name: string;
  permission: Permission;
  summary: string;
  act(context: Context, input: { id: string; reason: string }): Promise<void>;
  done: string;
}

/** Steps with a reason, which the player reads in the withdrawal's history. */
const steps: readonly Step[] = [
  {
    name: "reject",
    permission: "withdrawals.review",
    summary: "Rejects a reviewed withdrawal; the money returns to the balance.",
    act: (context, input) => reviewWithdrawal(context, { ...input, decision: "reject" }),
    done: "Rejected. The money is back in the balance.",
  },
  {
    name: "fail",
    permission: "withdrawals.pay",
    summary: "Records that the bank rejected the transfer. The money stays held until it is paid again or returned.",
    act: (context, input) => reviewWithdrawal(context, { ...input, decision: "fail" }),
    done: "Failed. Pay it again with disburse, or give it back with return.",
  },
  {
    name: "dispute",
    permission: "withdrawals.settle",
    summary: "Opens a case for a transfer that came back, before the player reports it.",
    act: openCase,
    done: "The case is open. Decide it with pay-again, return or force.",
  },
  {
    name: "pay-again",
    permission: "withdrawals.settle",
    summary: "Decides a case: holds the missing money again, to be paid once more with disburse.",
    act: payAgain,
    done: "Held again. Pay it with disburse.",
  },
  {
    name: "return",
    permission: "withdrawals.settle",
    summary: "Decides a case or a failed payment: the money returns to the balance.",
    act: returnWithdrawal,
    done: "Returned to the balance.",
  },
  {
    name: "force",
    permission: "withdrawals.settle",
    summary: "Decides a case: the money counts as received. It is not refunded, and this cannot be undone.",
    act: forceReceipt,
    done: "Counted as received.",
  },
];

export const settlingVerbs: readonly Verb[] = steps.map(({ name, permission, summary, act, done }) =>
  defineVerb({
    group: "withdrawals",
    name,
    summary,
    input: z.strictObject({ id: recordId("The withdrawal."), reason: reason("The reason, which the player reads.") }),
    positionals: ["id"],
    permission,
    confirm: true,
    run: act,
    audit: { actions: [`withdrawal-${name}`], subject: ({ id }) => `withdrawal:${id}` },
    print: () => [done],
  }),
);
