import fc from "fast-check";
import { afterAll, afterEach, expect, it } from "vitest";
import { movements } from "#lib/modules/ledger/movements.ts";
import type { Context } from "#lib/platform/context.ts";
import { applicationRole, type Database, openDatabase } from "#lib/platform/database.ts";
import { env } from "#lib/platform/env.ts";
import { accountHistory } from "#tests/support/ledger/burst.ts";
import { ledgerContext } from "#tests/support/ledger/ledger.ts";

const url = env().DATABASE_URL;
const db = openDatabase({ url, role: applicationRole, maxConnections: 12 });
const owner = openDatabase({ url, maxConnections: 1 });
afterAll(() => Promise.all([db.close(), owner.close()]));

const uniqueKeys = {
  once: "create unique index transfer_once on transfer (account_id, vendor_id, external_id)",
  endsOnce:
    "create unique index transfer_settles_once on transfer (account_id, vendor_id, settles) where settles is not null",
};
afterEach(async () => {
  await owner.sql.unsafe(`truncate turnover_multiple, transfer, wallet_account;
    alter table transfer drop constraint if exists transfer_once;
    drop index if exists transfer_once, transfer_settles_once; ${uniqueKeys.once}; ${uniqueKeys.endsOnce}`);
});

/** Returns the database with one statement of the product replaced by a faulty one. */
function planted(genuine: Database, right: string, wrong: string): Database {
  const unsafe: Database["sql"]["unsafe"] = (text, ...rest) =>
    genuine.sql.unsafe(text === right ? wrong : text, ...rest);
  const sql = new Proxy(genuine.sql, {
    get: (target, name, self) => (name === "unsafe" ? unsafe : Reflect.get(target, name, self)),
  });
  return { ...genuine, sql, begin: (work) => genuine.begin((tx) => work(planted(tx, right, wrong))) };
}

function exchange(text: string, ...changes: [string | RegExp, string][]): string {
  return changes.reduce((changed, [from, to]) => {
    expect(changed).toMatch(from);
    return changed.replaceAll(from, to);
  }, text);
}

/** Returns the model's verdict on a ledger, after at most `numRuns` histories. */
async function verdict(context: Context, numRuns: number): Promise<string> {
  const details = await fc.check(
    accountHistory(context, () => {}),
    { seed: 20_261_127, numRuns, endOnFailure: true },
  );
  return details.errorInstance instanceof Error ? details.errorInstance.message : "nothing found";
}

it("WALLET-12 CASH-01 the model test finds no error in the product's own statements", async () => {
  expect(await verdict(ledgerContext(db), 10)).toBe("nothing found");
});

it("WALLET-12 CASH-01 the model test finds a planted double credit", async () => {
  await owner.sql.unsafe(
    `alter table transfer drop constraint if exists transfer_once;
    drop index if exists transfer_once, transfer_settles_once; ${uniqueKeys.once} where kind <> 'win'`,
  );
  const { text } = movements.settle.post;
  const wrong = exchange(
    text,
    [/not exists \(select from transfer where [^()]*\([^()]*\)\)/g, "true"],
    ["not exists (select from terminal)", "true"],
  );
  expect(await verdict(ledgerContext(planted(db, text, wrong)), 100)).toMatch(/no order explains[\s\S]*win/);
});

it("WALLET-15 CASH-01 the model test finds a planted lost rollback", async () => {
  const { text } = movements.rollback.post;
  const wrong = exchange(text, ["-bet.cash_delta", "0::bigint"]);
  expect(await verdict(ledgerContext(planted(db, text, wrong)), 100)).toMatch(/no order explains[\s\S]*rollback/);
});

it("WALLET-12 CASH-01 the model test finds a planted double credit that needs two parallel wins", async () => {
  await owner.sql.unsafe("drop index transfer_settles_once");
  expect(await verdict(ledgerContext(db), 500)).toMatch(/no order explains/);
});

it("WALLET-04 CASH-01 the model test finds a planted double debit that needs two parallel duplicates", async () => {
  await owner.sql.unsafe(
    "alter table transfer drop constraint if exists transfer_once; drop index if exists transfer_once",
  );
  // Two rows of one stake may also cause an error in the next look-up of the stake.
  expect(await verdict(ledgerContext(db), 500)).toMatch(/no order explains|more than one row/);
});
