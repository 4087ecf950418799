import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openJournal } from "#tests/faults/journal.ts";
import { killRounds } from "#tests/faults/kill-rounds.ts";
import { ledgerFaults } from "#tests/faults/ledger-faults.ts";
import { portalFaults } from "#tests/faults/portal-faults.ts";
import { openStack } from "#tests/faults/stack.ts";
import { openVerdicts } from "#tests/faults/verdicts.ts";
import { versionFaults } from "#tests/faults/version-faults.ts";
import { endOnSignal, reporter } from "../../scripts/product/terminal.mjs";

const shown = { lines: 15, columns: 240 };
const short = process.argv.includes("--short");
const report = reporter();
const ending = endOnSignal(report);
const { test, failed, close } = openVerdicts();
let logs: string | undefined;
try {
  const stack = await openStack(report, ending);
  logs = join(stack.product.environment.DATA_FOLDER ?? "", "logs");
  const journal = openJournal(join(stack.product.environment.DATA_FOLDER ?? "", "acknowledged"));
  const run = { stack, journal, report, test, short };
  await ledgerFaults(run);
  await portalFaults(run);
  if (process.argv.includes("--long")) await killRounds(run);
  await versionFaults(run);
  journal.close();
} catch (error) {
  await test("HOUSE-20 the fault run completes", () => {
    throw error;
  });
} finally {
  // The logs are deleted with the run.
  if (failed() && logs) printEnds(logs);
  await ending.end();
}
process.exit(close());

function printEnds(folder: string): void {
  for (const name of readdirSync(folder)) {
    const lines = readFileSync(join(folder, name), "utf8").trimEnd().split("\n").slice(-shown.lines);
    console.log([`${name} ends with:`, ...lines.map((line) => line.slice(0, shown.columns))].join("\n  "));
  }
}
