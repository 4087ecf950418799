import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { accountIdOf, debit } from "#lib/modules/ledger/index.ts";
import { openDatabase } from "#lib/platform/database.ts";
import { env } from "#lib/platform/env.ts";
import { expectLedgerClean, foldAll, fundedPlayer, ledgerContext } from "#tests/support/ledger/ledger.ts";

const context = ledgerContext();
const owner = openDatabase({ url: env().DATABASE_URL, maxConnections: 1 });
afterAll(() => owner.close());

/** A separate process starts slowly on a busy machine. */
const timeout = 120_000;

function ops(...args: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile("node", ["--conditions=react-server", "lib/cli/main.ts", ...args], (_, stdout, stderr) => {
      resolve({ status: child.exitCode ?? -1, stdout, stderr });
    });
  });
}

it("CASH-01 `ops ledger check` accepts a clean ledger and names the row that a superuser altered", {
  timeout,
}, async () => {
  const player = await fundedPlayer(context, 1_000n);
  const accountId = accountIdOf(player);
  await debit(context, {
    ...player,
    vendorId: "originals",
    counterAccount: "game:dice",
    externalId: "a",
    amount: 100n,
  });
  const journal = join(mkdtempSync(join(tmpdir(), "sinag-acks-")), "acks");
  writeFileSync(journal, `originals a ${accountId}\n`);
  const clean = await ops("ledger", "check", "--acks", journal);
  expect(clean).toMatchObject({ status: 0, stdout: expect.stringContaining("1 accounts, 2 movements: clean") });
  expect(clean.stdout).not.toContain("I5");

  writeFileSync(journal, `originals gone ${accountId}\n`, { flag: "a" });
  await owner.sql`update transfer set counter_account = 'game:mine' where account_id = ${accountId} and seq = 2`;
  const damaged = await ops("ledger", "check", "--acks", journal);
  expect(damaged.status).toBe(1);
  expect(damaged.stdout).toContain(`chain  ${accountId}  row 2`);
  expect(damaged.stdout).toMatch(/I5 {2}\S+ {2}acknowledged but missing: originals gone/);

  await owner.sql`update transfer set counter_account = 'game:dice' where account_id = ${accountId} and seq = 2`;
  await foldAll(context);
  expect((await ops("ledger", "house")).stdout).toMatch(/game:dice +1\.00 PHP/);
  await expectLedgerClean(context);
});

it("OPS-01 a command with wrong arguments prints its usage", { timeout }, async () => {
  const [wrong, unknown] = await Promise.all([ops("ledger", "check", "--nothing"), ops("nothing")]);
  expect(wrong).toMatchObject({ status: 2, stderr: expect.stringContaining("--acks FILE") });
  expect(unknown).toMatchObject({ status: 2, stdout: expect.stringContaining("ledger check") });
});
