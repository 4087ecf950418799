import * as z from "zod/mini";
import { depositStates } from "#lib/contracts/cashier/deposit-view.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { listDepositsForReview, resolveDeposit } from "#lib/modules/cashier/index.ts";
import { defineVerb } from "#lib/operator/define-verb.ts";
import { choice, optional, reason, recordId } from "#lib/operator/fields.ts";
import { pageEnd } from "#lib/operator/lines.ts";
import { pageFields, pageOf } from "#lib/operator/page-fields.ts";

const list = defineVerb({
  group: "deposits",
  name: "list",
  summary: "Lists deposits that need a decision, or those in one state, newest first.",
  input: z.strictObject({
    state: optional(choice("Only deposits in this state; review by default.", depositStates)),
    ...pageFields,
  }),
  permission: "deposits.read",
  run: (context, { state = "review", ...page }) => listDepositsForReview(context, { state, ...pageOf(page) }),
  audit: "nothing",
  print: (page) => [
    ...page.rows.map(({ id, createdAt, amount, paidAmount, currency, state, playerId }) => {
      const paid = paidAmount === null ? "" : `  arrived ${moneyToWire(paidAmount)}`;
      const facts = [id, createdAt.toISOString(), state.padEnd(9), playerId];
      return [...facts, `${moneyToWire(amount)} ${currency}${paid}`].join("  ");
    }),
    ...pageEnd(page, "deposit"),
  ],
});

const resolve = defineVerb({
  group: "deposits",
  name: "resolve",
  summary: "Decides a deposit in review: credit the amount that arrived, or refuse it and return the money by hand.",
  input: z.strictObject({
    id: recordId("The deposit."),
    decision: choice("Credits the amount that arrived, or nothing.", ["credit", "refuse"]),
    reason: reason("The reason, stored with the deposit."),
  }),
  positionals: ["id", "decision"],
  permission: "deposits.review",
  confirm: true,
  run: resolveDeposit,
  audit: { actions: ["deposit-credited", "deposit-refused"], subject: ({ id }) => `deposit:${id}` },
  print: (_, { decision }) => [decision === "credit" ? "Credited." : "Refused. Nothing was credited."],
});

export const verbs = [list, resolve];
