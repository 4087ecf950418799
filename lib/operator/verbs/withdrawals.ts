import * as z from "zod/mini";
import { withdrawalStates } from "#lib/contracts/cashier/withdrawal-view.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import {
  disburseWithdrawal,
  listWithdrawalsForReview,
  readProof,
  reviewWithdrawal,
  showWithdrawal,
  type WithdrawalFile,
} from "#lib/modules/cashier/index.ts";
import { defineVerb } from "#lib/operator/define-verb.ts";
import { choice, money, optional, recordId, wholeNumber } from "#lib/operator/fields.ts";
import { pageEnd } from "#lib/operator/lines.ts";
import { pageFields, pageOf } from "#lib/operator/page-fields.ts";
import { settlingVerbs } from "#lib/operator/verbs/settle-withdrawals.ts";

const list = defineVerb({
  group: "withdrawals",
  name: "list",
  summary: "Lists withdrawals that are not finished, or those in one state, oldest first.",
  input: z.strictObject({
    state: optional(choice("Only withdrawals in this state.", withdrawalStates)),
    ...pageFields,
  }),
  permission: "withdrawals.read",
  run: (context, { state, ...page }) => listWithdrawalsForReview(context, { state, ...pageOf(page) }),
  audit: "nothing",
  print: (page) => [
    ...page.rows.map(({ id, createdAt, amount, currency, state, remaining }) => {
      const sums = `${moneyToWire(amount)} ${currency}  still held ${moneyToWire(remaining)}`;
      return [id, createdAt.toISOString(), state.padEnd(19), sums].join("  ");
    }),
    ...pageEnd(page, "withdrawal"),
  ],
});

const show = defineVerb({
  group: "withdrawals",
  name: "show",
  summary: "Shows one withdrawal: account to pay to, parts, history.",
  input: z.strictObject({ id: recordId("The withdrawal.") }),
  positionals: ["id"],
  permission: "withdrawals.review",
  run: (context, { id }) => showWithdrawal(context, id),
  audit: { actions: ["withdrawal-shown"], subject: ({ id }) => `withdrawal:${id}` },
  print: printFile,
});

function printFile({ withdrawal, bank, payouts, events }: WithdrawalFile): string[] {
  const { id, playerId, state, amount, fee, remaining, currency } = withdrawal;
  const [whole, fees, held] = [amount, fee, remaining].map(moneyToWire);
  return [
    `${id}  ${state}`,
    `player   ${playerId}`,
    `amount   ${whole} ${currency}, of it fee ${fees}, held ${held}`,
    `pay to   ${bank.bankName}, ${bank.holderName}, ${bank.accountNumber}`,
    ...payouts.map((payout) => {
      const proof = payout.proof ? "  with proof" : "";
      return `part ${payout.part}   ${moneyToWire(payout.amount)}  ${payout.state}${proof}`;
    }),
    ...events.map((event) => {
      const who = [event.actorRole, event.actor].filter(Boolean).join(" ");
      const why = event.reason ? `  "${event.reason}"` : "";
      return `${event.at.toISOString()}  ${event.action} → ${event.toState}  by ${who}${why}`;
    }),
  ];
}

const step = (name: "review" | "approve", summary: string, done: string) =>
  defineVerb({
    group: "withdrawals",
    name,
    summary,
    input: z.strictObject({ id: recordId("The withdrawal.") }),
    positionals: ["id"],
    permission: "withdrawals.review",
    run: (context, { id }) => reviewWithdrawal(context, { id, decision: name }),
    audit: { actions: [`withdrawal-${name}`], subject: ({ id }) => `withdrawal:${id}` },
    print: () => [done],
  });

const parts = { min: 1, max: 999_999 };

const disburse = defineVerb({
  group: "withdrawals",
  name: "disburse",
  summary:
    "Records the bank transfer of the rest or of a part, and asks the player whether it arrived. With --part N (1 for the first), a repeated command pays only once.",
  input: z.strictObject({
    id: recordId("The withdrawal."),
    amount: optional(money("How much was sent; the rest by default.", { min: 1n })),
    part: optional(wholeNumber("The number that this part must get; the next by default.", parts)),
  }),
  positionals: ["id"],
  permission: "withdrawals.pay",
  confirm: true,
  run: disburseWithdrawal,
  audit: { actions: ["withdrawal-disburse"], subject: ({ id }) => `withdrawal:${id}` },
  print: ({ part, amount, receiptDueAt }) => {
    const due = receiptDueAt.toISOString();
    return [`Part ${part} of ${moneyToWire(amount)} is paid. Without an answer it counts as received at ${due}.`];
  },
});

const proof = defineVerb({
  group: "withdrawals",
  name: "proof",
  summary:
    "Writes the picture of the open case, else of the newest one, to a new file; with --part the picture of that part.",
  input: z.strictObject({
    id: recordId("The withdrawal."),
    part: optional(wholeNumber("The part of the picture.", parts)),
  }),
  positionals: ["id"],
  permission: "withdrawals.review",
  run: (context, { id, part }) => readProof(context, id, part),
  audit: { actions: ["withdrawal-proof-read"], subject: ({ id }) => `withdrawal:${id}` },
  file: ({ bytes }) => ({ bytes }),
  print: ({ name, bytes, part }) => [
    `${name.split(".").at(-1)?.toUpperCase()}, ${bytes.byteLength} bytes, of part ${part}`,
  ],
});

export const verbs = [
  list,
  show,
  step("review", "Starts the review of a withdrawal; the player can no longer cancel it.", "In review."),
  step("approve", "Approves a reviewed withdrawal for payment.", "Approved."),
  disburse,
  ...settlingVerbs,
  proof,
];
