import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { UsageError } from "#lib/cli/usage-error.ts";
import { disputeReceiptCall } from "#lib/contracts/cashier/dispute-receipt.ts";
import { disbursed, expectBooksClean, picture, playedMember, requested } from "#tests/support/fixtures/cashier.ts";
import { ops } from "#tests/support/processes/commands.ts";

afterEach(expectBooksClean);
const withdrawals = (verb: string, ...args: string[]) => ops("withdrawals", verb, ...args);

it("CASH-04 an operator takes a withdrawal from review to payment under their own name", async () => {
  const person = await playedMember(50_000n);
  const id = await requested(person, "300.00");
  expect(await withdrawals("list")).toMatch(new RegExp(`${id} .*requested .*300\\.00 PHP`));
  await expect(withdrawals("approve", id)).rejects.toMatchObject({ code: "conflict" });
  await withdrawals("review", id);
  await withdrawals("approve", id);
  await expect(withdrawals("disburse", id, "--amount", "300.01")).rejects.toMatchObject({ code: "invalid-amount" });
  expect(await withdrawals("disburse", id, "--amount", "100")).toMatch(/^Part 1 of 100\.00 is paid\./);
  const shown = await withdrawals("show", id);
  expect(shown).toMatch(/waiting-for-receipt[\s\S]*held 200\.00[\s\S]*BDO Unibank, Luz Reyes, 001234567890/);
  expect(shown).toContain("approve → approved  by operator Ana");
  const rows = await person.context.db.sql`
    select action from audit_entry where subject = ${`withdrawal:${id}`} and actor = 'Ana' order by at, id`;
  expect(rows.map(({ action }) => action)).toEqual([
    "withdrawal-review",
    "withdrawal-approve",
    "withdrawal-disburse",
    "withdrawal-shown",
  ]);
});

it("CASH-05 a disbursement with a part number counts once, however often the command is given", async () => {
  const person = await playedMember(50_000n);
  const id = await disbursed(person, "300.00", 10_000n);
  const second = () => withdrawals("disburse", id, "--amount", "100", "--part", "2");
  expect(await second()).toMatch(/^Part 2 of 100\.00 is paid\./);
  await expect(second()).rejects.toMatchObject({ code: "conflict" });
  await expect(withdrawals("disburse", id, "--part", "4")).rejects.toMatchObject({ code: "conflict" });
  expect(await withdrawals("show", id)).toMatch(/held 100\.00/);
  expect(await withdrawals("disburse", id, "--part", "3")).toMatch(/^Part 3 of 100\.00 is paid\./);
});

it("CASH-05 the proof of a case is written only to a new file", async () => {
  const person = await playedMember(50_000n);
  const id = await disbursed(person, "300.00");
  await person.call(disputeReceiptCall, { id, part: 1, proof: await picture() });
  const out = join(mkdtempSync(join(tmpdir(), "sinag-proof-")), "proof.png");
  await withdrawals("proof", id, "--out", out);
  expect(readFileSync(out).subarray(1, 4).toString()).toBe("PNG");
  await expect(withdrawals("proof", id, "--out", out)).rejects.toBeInstanceOf(UsageError);
  await withdrawals("return", id, "--reason", "bank sent it back");
});

it("CASH-05 the proof is that of the named part, else of the open case, else of the newest case", async () => {
  const person = await playedMember(50_000n);
  const id = await disbursed(person, "300.00", 10_000n);
  await withdrawals("disburse", id);
  const folder = mkdtempSync(join(tmpdir(), "sinag-proof-"));
  let files = 0;
  const proof = (...args: string[]) => withdrawals("proof", id, "--out", join(folder, `${++files}.png`), ...args);
  const dispute = async (part: number, extension: "png" | "jpg") =>
    person.call(disputeReceiptCall, { id, part, proof: await picture(extension) });
  await dispute(2, "jpg");
  await withdrawals("pay-again", id, "--reason", "wrong bank");
  await dispute(1, "png");
  expect(await proof()).toMatch(/^PNG, \d+ bytes, of part 1: /);
  expect(await proof("--part", "2")).toMatch(/^JPG, \d+ bytes, of part 2: /);
  await withdrawals("pay-again", id, "--reason", "wrong bank");
  expect(await proof()).toMatch(/ of part 1: /);
  await withdrawals("disburse", id);
  await expect(proof("--part", "3")).rejects.toMatchObject({ code: "not-found" });
  await withdrawals("dispute", id, "--reason", "came back");
  // An open case without a picture does not show the picture of another case.
  await expect(proof()).rejects.toMatchObject({ code: "not-found" });
  await withdrawals("return", id, "--reason", "came back");
});

it.each([
  ["show"],
  ["show", "42"],
  ["reject", crypto.randomUUID()],
  ["list", "--state", "lost"],
  ["disburse", crypto.randomUUID(), "--amount=-5"],
  ["disburse", crypto.randomUUID(), "--part=0"],
] as const)("CASH-04 `withdrawals %s %s %s` prints its usage", async (verb, ...args) => {
  await expect(withdrawals(verb, ...args)).rejects.toBeInstanceOf(UsageError);
});

it("CASH-04 the command line reports a rejected command by its exit code and in one line", {
  timeout: 120_000,
}, async () => {
  const args = ["--conditions=react-server", "lib/cli/main.ts", "withdrawals", "review", crypto.randomUUID()];
  const { status, stderr } = spawnSync("node", [...args, "--operator", "Ana"], { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, "Refused: not-found\n"]);
});
