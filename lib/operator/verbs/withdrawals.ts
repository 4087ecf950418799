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
  summary: "Withdrawals that are not at an end, oldest first; or those in a state.",
  input: z.strictObject({ state: optional(choice("Those in this state.", withdrawalStates)), ...pageFields }),
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
  summary: "Everything about one: account to pay to, parts, history.",
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
    "Notes that the bank transfer was made: all that is left, or a part. The player is asked whether it arrived. With --part 1 for the first, 2 for the second and so on, a command that is repeated pays once.",
  input: z.strictObject({
    id: recordId("The withdrawal."),
    amount: optional(money("How much was sent; all that is left unless told.", { min: 1n })),
    part: optional(wholeNumber("Which part it must become; the next unless told.", parts)),
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
    "Writes the picture of the open case, or when none is open of the newest, to a file that must not be there yet; with --part that of another part.",
  input: z.strictObject({
    id: recordId("The withdrawal."),
    part: optional(wholeNumber("The part whose picture is meant.", parts)),
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
  step("review", "Takes one up; the player can no longer cancel it.", "In review."),
  step("approve", "Lets a reviewed one be paid.", "Approved."),
  disburse,
  ...settlingVerbs,
  proof,
];
