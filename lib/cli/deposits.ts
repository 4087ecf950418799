import { idOf, pageOf, printEnd, reasonOf, wordOf } from "#lib/cli/arguments.ts";
import { type Command, UsageError } from "#lib/cli/command.ts";
import { depositStates } from "#lib/contracts/cashier/deposit-view.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { listDepositsForReview, resolveDeposit } from "#lib/modules/cashier/index.ts";

const list: Command = {
  usage: "[--state STATE] [--cursor CURSOR]",
  summary: "Deposits that need a decision, or those in a state, newest first.",
  options: { state: { type: "string" }, cursor: { type: "string" } },
  async run(context, input) {
    const state = wordOf(input, "state", depositStates) ?? "review";
    const page = await listDepositsForReview(context, { ...pageOf(input), state });
    for (const { id, createdAt, amount, paidAmount, currency, state, playerId } of page.rows) {
      const paid = paidAmount === null ? "" : `  arrived ${moneyToWire(paidAmount)}`;
      const facts = [
        id,
        createdAt.toISOString(),
        state.padEnd(9),
        playerId,
        `${moneyToWire(amount)} ${currency}${paid}`,
      ];
      console.log(facts.join("  "));
    }
    printEnd(page, "deposit");
    return 0;
  },
};

const resolve: Command = {
  usage: "ID credit|refuse --reason TEXT",
  summary: "Decides about a deposit in review: credit what arrived, or refuse it and send the money back by hand.",
  options: { reason: { type: "string" } },
  async run(context, input) {
    const [id = "", decision, ...more] = input.positionals;
    if ((decision !== "credit" && decision !== "refuse") || more.length > 0)
      throw new UsageError("Say credit or refuse.");
    await resolveDeposit(context, { id: idOf({ ...input, positionals: [id] }), decision, reason: reasonOf(input) });
    console.log(decision === "credit" ? "Credited." : "Refused. Nothing was credited.");
    return 0;
  },
};

export const commands = { list, resolve };
