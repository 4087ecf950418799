import { join } from "node:path";
import { openJournal } from "#tests/faults/journal.ts";
import { ledgerFaults } from "#tests/faults/ledger-faults.ts";
import { portalFaults } from "#tests/faults/portal-faults.ts";
import { openStack } from "#tests/faults/stack.ts";
import { openVerdicts } from "#tests/faults/verdicts.ts";
import { versionFaults } from "#tests/faults/version-faults.ts";
import { endOnSignal, reporter } from "../../scripts/product/terminal.mjs";

const short = process.argv.includes("--short");
const report = reporter();
const ending = endOnSignal(report);
const { test, close } = openVerdicts();
try {
  const stack = await openStack(report, ending);
  const journal = openJournal(join(stack.product.environment.DATA_FOLDER ?? "", "acknowledged"));
  const run = { stack, journal, report, test, short };
  await ledgerFaults(run);
  await portalFaults(run);
  await versionFaults(run);
  journal.close();
} catch (error) {
  await test("HOUSE-20 the fault run comes to its end", () => {
    throw error;
  });
} finally {
  await ending.end();
}
process.exit(close());
