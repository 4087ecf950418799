import { open } from "node:fs/promises";
import type { Command } from "#lib/cli/command.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { findLiveHolds } from "#lib/modules/cashier/index.ts";
import { checkLedger, foldTransfers, readHouseBalances } from "#lib/modules/ledger/index.ts";

const check: Command = {
  usage: "[--acks FILE]",
  summary:
    "Recomputes every balance, hash and bet from history; with a journal of acknowledged movements, also that none is gone.",
  options: { acks: { type: "string" } },
  async run(context, { text }) {
    const file = text("acks");
    const acks = file === undefined ? undefined : linesOf(file);
    const report = await checkLedger(context, { findLiveHolds, ...(acks ? { acks } : {}) });
    for (const { invariant, accountId, seq, message } of report.findings) {
      console.log(
        [invariant, accountId, seq === undefined ? undefined : `row ${seq}`, message].filter(Boolean).join("  "),
      );
    }
    if (report.found > report.findings.length) console.log(`… and ${report.found - report.findings.length} more`);
    for (const note of report.notChecked) console.log(`not checked: ${note}`);
    console.log(
      `${report.accounts} accounts, ${report.transfers} movements: ${report.found === 0 ? "clean" : `${report.found} findings`}`,
    );
    return report.found === 0 ? 0 : 1;
  },
};

const house: Command = {
  summary: "Brings the projections up to date and prints what every counter account has received from players.",
  async run(context) {
    await foldTransfers(context);
    for (const { site, currency, counterAccount, balance } of await readHouseBalances(context)) {
      console.log([site, counterAccount.padEnd(28), `${moneyToWire(balance)} ${currency}`].join("  "));
    }
  },
};

/** Opens the file when the first line is asked for: a reader that starts at once loses the lines nobody waits for yet. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const handle = await open(file);
  yield* handle.readLines();
}

export const commands = { check, house };
