import { writeFile } from "node:fs/promises";
import { amountOf, idOf, pageOf, printEnd, reasonOf, wordOf } from "#lib/cli/arguments.ts";
import { type Command, type CommandInput, UsageError } from "#lib/cli/command.ts";
import { withdrawalStates } from "#lib/contracts/cashier/withdrawal-view.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import {
  disburseWithdrawal,
  forceReceipt,
  listWithdrawalsForReview,
  openCase,
  payAgain,
  readProof,
  returnWithdrawal,
  reviewWithdrawal,
  showWithdrawal,
} from "#lib/modules/cashier/index.ts";
import type { Context } from "#lib/platform/context.ts";

const reason = { reason: { type: "string" } } as const;

const list: Command = {
  usage: "[--state STATE] [--cursor CURSOR]",
  summary: "Withdrawals that are not at an end, oldest first; or those in a state.",
  options: { state: { type: "string" }, cursor: { type: "string" } },
  async run(context, input) {
    const state = wordOf(input, "state", withdrawalStates);
    const page = await listWithdrawalsForReview(context, { ...pageOf(input), state });
    for (const { id, createdAt, amount, currency, state, remaining } of page.rows) {
      const sums = `${moneyToWire(amount)} ${currency}  still held ${moneyToWire(remaining)}`;
      console.log([id, createdAt.toISOString(), state.padEnd(19), sums].join("  "));
    }
    printEnd(page, "withdrawal");
    return 0;
  },
};

const show: Command = {
  usage: "ID",
  summary: "Everything about one: account to pay to, parts, history.",
  async run(context, input) {
    const { withdrawal, bank, payouts, events } = await showWithdrawal(context, idOf(input));
    const { id, playerId, state, amount, fee, remaining, currency } = withdrawal;
    console.log(`${id}  ${state}\nplayer   ${playerId}`);
    console.log(
      `amount   ${moneyToWire(amount)} ${currency}, of it fee ${moneyToWire(fee)}, held ${moneyToWire(remaining)}`,
    );
    console.log(`pay to   ${bank.bankName}, ${bank.holderName}, ${bank.accountNumber}`);
    for (const payout of payouts) {
      const proof = payout.proof ? "  with proof" : "";
      console.log(`part ${payout.part}   ${moneyToWire(payout.amount)}  ${payout.state}${proof}`);
    }
    for (const event of events) {
      const who = [event.actorRole, event.actor].filter(Boolean).join(" ");
      const why = event.reason ? `  "${event.reason}"` : "";
      console.log(`${event.at.toISOString()}  ${event.action} → ${event.toState}  by ${who}${why}`);
    }
    return 0;
  },
};

/** Steps that need a reason, which the player reads in the history of the withdrawal. */
function withReason(
  summary: string,
  act: (context: Context, input: { id: string; reason: string }) => Promise<void>,
  said: string,
): Command {
  return {
    usage: "ID --reason TEXT",
    summary,
    options: reason,
    async run(context, input) {
      await act(context, { id: idOf(input), reason: reasonOf(input) });
      console.log(said);
      return 0;
    },
  };
}

function step(decision: "review" | "approve", summary: string, said: string): Command {
  return {
    usage: "ID",
    summary,
    async run(context, input) {
      await reviewWithdrawal(context, { id: idOf(input), decision });
      console.log(said);
      return 0;
    },
  };
}

const disburse: Command = {
  usage: "ID [--amount AMOUNT] [--part N]",
  summary:
    "Notes that the bank transfer was made: all that is left, or a part. The player is asked whether it arrived. With --part 1 for the first, 2 for the second and so on, a command that is repeated pays once.",
  options: { amount: { type: "string" }, part: { type: "string" } },
  async run(context, input) {
    const [amount, part] = [amountOf(input, "amount"), partOf(input)];
    const payout = await disburseWithdrawal(context, { id: idOf(input), amount, part });
    const due = payout.receiptDueAt.toISOString();
    console.log(
      `Part ${payout.part} of ${moneyToWire(payout.amount)} is paid. Without an answer it counts as received at ${due}.`,
    );
    return 0;
  },
};

/** Counted from 1; undefined when it is not given. */
function partOf({ text }: CommandInput): number | undefined {
  const given = text("part");
  if (given !== undefined && !/^[1-9]\d{0,5}$/.test(given)) throw new UsageError("--part takes 1, 2 and so on.");
  return given === undefined ? undefined : Number(given);
}

const proof: Command = {
  usage: "ID --out FILE [--part N]",
  summary:
    "Writes the picture of the open case, or when none is open of the newest, to a file that must not be there yet; with --part that of another part.",
  options: { out: { type: "string" }, part: { type: "string" } },
  async run(context, input) {
    const out = input.text("out");
    if (!out) throw new UsageError("Say where with --out FILE.");
    const { name, bytes, part } = await readProof(context, idOf(input), partOf(input));
    try {
      await writeFile(out, bytes, { mode: 0o600, flag: "wx" });
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error;
      throw new UsageError(`${out} cannot be written (${error.code}).`);
    }
    console.log(`${name.split(".").at(-1)?.toUpperCase()}, ${bytes.byteLength} bytes, of part ${part}: ${out}`);
    return 0;
  },
};

export const commands: Readonly<Record<string, Command>> = {
  list,
  show,
  review: step("review", "Takes one up; the player can no longer cancel it.", "In review."),
  approve: step("approve", "Lets a reviewed one be paid.", "Approved."),
  reject: withReason(
    "Ends a reviewed one; the money goes back to the balance.",
    (context, input) => reviewWithdrawal(context, { ...input, decision: "reject" }),
    "Rejected. The money is back in the balance.",
  ),
  fail: withReason(
    "Notes that the bank refused what is still held; it stays held until it is paid again or returned.",
    (context, input) => reviewWithdrawal(context, { ...input, decision: "fail" }),
    "Failed. Pay it again with disburse, or give it back with return.",
  ),
  disburse,
  dispute: withReason(
    "Opens a case for what was sent and came back, before the player answers.",
    openCase,
    "The case is open. Decide it with pay-again, return or force.",
  ),
  "pay-again": withReason(
    "Case: what did not arrive is held again, to be paid once more with disburse.",
    payAgain,
    "Held again. Pay it with disburse.",
  ),
  return: withReason(
    "Case, or a payment that failed: the money goes back to the balance.",
    returnWithdrawal,
    "Returned to the balance.",
  ),
  force: withReason(
    "Case: counts as received. It is not refunded and cannot be reversed.",
    forceReceipt,
    "Counted as received.",
  ),
  proof,
};
