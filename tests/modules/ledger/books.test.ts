import { afterAll, beforeEach, describe, expect, it } from "vitest";
import {
  accountIdOf,
  checkLedger,
  claimExternalRef,
  debit,
  debitAndCredit,
  disburse,
  hold,
  readStatement,
  rollback,
  sumStatement,
} from "#lib/modules/ledger/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { openDatabase } from "#lib/platform/database.ts";
import { env } from "#lib/platform/env.ts";
import { transact } from "#lib/platform/transact.ts";
import { expectLedgerClean, foldAll, fundedPlayer, ledgerContext } from "#tests/support/ledger/ledger.ts";

const context = ledgerContext();
const owner = openDatabase({ url: env().DATABASE_URL, maxConnections: 2 });
afterAll(() => owner.close());

let player: Awaited<ReturnType<typeof fundedPlayer>>;
let accountId: string;
const game = { vendorId: "originals", counterAccount: "game:dice" };
const bet = (externalId: string, amount: bigint) => ({ ...player, ...game, externalId, amount });

/** A short history: rows 1 deposit, 2 stake, 3 rollback, 4–5 round, 6 hold, 7–8 payout with fee. */
beforeEach(async () => {
  player = await fundedPlayer(context, 10_000n);
  accountId = accountIdOf(player);
  await transact(context, async (tx) => {
    await debit(tx, bet("s1", 500n));
    await rollback(tx, { ...bet("s1:r", 0n), debitId: "s1" });
    await debitAndCredit(tx, { ...bet("p1", 0n), stake: 100n, win: 300n });
    const withdrawal = { ...player, vendorId: "withdrawal" };
    await hold(tx, { ...withdrawal, externalId: "w1", amount: 1_000n });
    const payout = { externalId: "w1:1", counterAccount: "payout:bank", holdId: "w1", amount: 600n, fee: 20n };
    await disburse(tx, { ...withdrawal, ...payout });
  });
});

describe("append-only", () => {
  it.each([
    "update transfer set cash_delta = 0",
    "delete from transfer",
    "truncate transfer",
    "delete from wallet_account",
    "update external_ref set account_id = gen_random_uuid()",
    "alter table transfer disable trigger all",
    "drop index transfer_once",
    "update audit_entry set reason = ''",
    "delete from audit_entry",
  ])("CASH-01 WALLET-23 the application may not: %s", async (statement) => {
    await expect(context.db.sql.unsafe(statement)).rejects.toMatchObject({ code: "42501" });
    await expectLedgerClean(context);
  });

  it("CASH-01 RESET ROLE keeps the application's role", async () => {
    await context.db.begin(async ({ sql }) => {
      await sql`reset role`;
      expect(await sql`select current_user as role`).toEqual([{ role: "sinag_app" }]);
    });
  });
});

describe("books", () => {
  it("CASH-01 WALLET-23 the entries of every movement sum to zero, and balances are their sums", async () => {
    const unbalanced = await owner.sql`
      select account_id, seq from ledger_entry group by account_id, seq having sum(amount) <> 0`;
    expect(unbalanced).toEqual([]);
    const [sums] = await owner.sql`
      select sum(amount) filter (where ledger_account = 'player:cash')::bigint as cash,
        sum(amount) filter (where ledger_account = 'player:held')::bigint as held,
        sum(amount) filter (where ledger_account = 'game:dice')::bigint as game
      from ledger_entry where account_id = ${accountId}`;
    expect(sums).toEqual({ cash: 9_200n, held: 380n, game: -200n });
    await expectLedgerClean(context);
  });

  it("CASH-01 the database itself rejects a balance below zero", async () => {
    await expect(owner.sql`update wallet_account set cash = -1 where id = ${accountId}`).rejects.toMatchObject({
      code: "23514",
    });
  });

  it("WALLET-23 the statement pages by number, filters, and sums the whole filter", async () => {
    const first = await readStatement(context, { ...player, pageSize: 3 });
    expect(first.rows.map(({ seq }) => seq)).toEqual([8n, 7n, 6n]);
    const totals = await sumStatement(context, player);
    expect(totals).toEqual({ count: 8, in: 10_800n, out: 1_220n, balanceIn: 10_800n, balanceOut: 1_600n });
    const second = await readStatement(context, { ...player, pageSize: 3, cursor: first.next ?? "" });
    expect(second.rows.map(({ seq }) => seq)).toEqual([5n, 4n, 3n]);
    const back = await readStatement(context, { ...player, pageSize: 3, cursor: second.previous ?? "" });
    expect(back).toEqual(first);
    const last = await readStatement(context, { ...player, pageSize: 3, cursor: second.next ?? "" });
    expect(last.rows.map(({ kind }) => kind)).toEqual(["stake", "deposit"]);
    expect(last.next).toBeNull();
    const stakes = await sumStatement(context, { ...player, kinds: ["stake", "rollback"] });
    expect(stakes).toMatchObject({ count: 3, in: 500n, out: 600n });
    const to = new Date(Date.now() - 3_600_000);
    expect((await readStatement(context, { ...player, pageSize: 9, to })).rows).toEqual([]);
    expect((await readStatement(context, { ...player, pageSize: 9, from: to, kinds: [] })).rows).toEqual([]);
  });
});

/** Runs `damage` as a superuser who also disables constraints, returns the checker's findings, and rolls back. */
async function findingsAfter(damage: string, options: Parameters<typeof checkLedger>[1] = {}) {
  const undo = new Error("undo");
  let findings: Awaited<ReturnType<typeof checkLedger>>["findings"] = [];
  const work = owner.begin(async (tx) => {
    await tx.sql.unsafe(`alter domain balance drop constraint balance_not_negative;
      alter table transfer drop constraint transfer_once, drop constraint transfer_pkey cascade;
      drop index transfer_settles_once; ${damage.replaceAll("$id", `'${accountId}'`)}`);
    const begin: Context["db"]["begin"] = (inner) => inner({ ...tx, sql: ignoringIsolation(tx.sql) });
    ({ findings } = await checkLedger({ ...context, db: { ...tx, begin } }, options));
    throw undo;
  });
  await expect(work).rejects.toBe(undo);
  return findings.filter((finding) => finding.accountId === undefined || finding.accountId === accountId);
}

/** The checker starts a read-only snapshot, which a transaction that has written cannot become. */
function ignoringIsolation(sql: Context["db"]["sql"]): Context["db"]["sql"] {
  return new Proxy(sql, {
    apply(target, self, [strings, ...values]: [TemplateStringsArray, ...unknown[]]) {
      if (strings[0]?.startsWith("set transaction")) return Promise.resolve([]);
      return Reflect.apply(target, self, [strings, ...values]);
    },
  });
}

describe("checker", () => {
  it.each([
    ["chain", 2n, "update transfer set counter_account = 'game:plinko' where account_id = $id and seq = 2"],
    ["chain", 4n, "update transfer set at = at + interval '1 microsecond' where account_id = $id and seq = 5"],
    ["chain", 3n, "update transfer set reference = 'x' where account_id = $id and seq = 3"],
    ["chain", 8n, "update wallet_account set last_hash = '' where id = $id"],
    ["I2", 2n, "update transfer set cash_delta = cash_delta - 1 where account_id = $id and seq = 2"],
    ["I2", 3n, "delete from transfer where account_id = $id and seq = 2"],
    ["I2", 8n, "update wallet_account set cash = cash + 1 where id = $id"],
    ["I2", undefined, "delete from wallet_account where id = $id"],
    ["I2", 8n, "delete from transfer where account_id = $id"],
    [
      "I3",
      9n,
      "insert into transfer select t.account_id, 9, (t).vendor_id, t.external_id, t.counter_account, t.kind, t.round_id, t.cash_delta, t.bonus_delta, t.held_delta, t.cash_after, t.bonus_after, t.held_after, t.settles, t.reference, t.request_hash, t.hash, t.at from transfer t where account_id = $id and seq = 2",
    ],
    ["I4", 2n, "update transfer set cash_after = -5 where account_id = $id and seq = 2"],
    ["I4", undefined, "update wallet_account set held = -5 where id = $id"],
    ["I6", 5n, "update transfer set settles = 's1' where account_id = $id and seq = 5"],
    ["I6", 5n, "update transfer set settles = 'nothing' where account_id = $id and seq = 5"],
    ["I6", 3n, "update transfer set cash_delta = 400 where account_id = $id and seq = 3"],
    ["I7", undefined, "update wallet_account set held = held + 1 where id = $id"],
    ["I7", undefined, "update transfer set held_delta = -1600 where account_id = $id and seq = 7"],
  ] as const)("CASH-01 %s finds row %s of: %s", async (invariant, seq, damage) => {
    const found = await findingsAfter(damage);
    expect(found.map((finding) => `${finding.invariant} ${finding.seq}`)).toContain(`${invariant} ${seq}`);
  });

  it("CASH-01 I1 the checker finds entries that do not sum to zero", async () => {
    const view =
      "create or replace view ledger_entry as select account_id, seq, vendor_id, external_id, kind, at, ''::text as currency, ''::text as site, ''::text as ledger_account, cash_delta as amount from transfer";
    expect(await findingsAfter(view)).toContainEqual(expect.objectContaining({ invariant: "I1", seq: 1n }));
  });

  it("CASH-01 I3 the checker finds an id that was claimed without a movement", async () => {
    await claimExternalRef(context, { ...player, vendorId: "vendor", externalId: accountId });
    const { findings } = await checkLedger(context);
    expect(findings).toEqual([expect.objectContaining({ invariant: "I3", accountId })]);
    await owner.sql`delete from external_ref`;
    await expectLedgerClean(context);
  });

  it("CASH-01 I5 the checker finds a missing acknowledged movement, and reports when it had no journal", async () => {
    const line = (id: string) => `originals ${id} ${accountId}`;
    async function* journal(...ids: string[]) {
      for (const id of ids) yield line(id);
    }
    await expectLedgerClean(context, { acks: journal("s1", "p1", "p1:win") });
    const { findings } = await checkLedger(context, { acks: journal("s1", "lost") });
    expect(findings).toEqual([
      expect.objectContaining({ invariant: "I5", accountId, message: expect.stringContaining("lost") }),
    ]);
    expect((await checkLedger(context)).notChecked).toContainEqual(expect.stringContaining("I5"));
  });

  it("CASH-01 I7 the checker finds a hold whose owner has ended", async () => {
    await expectLedgerClean(context, {
      findLiveHolds: async (holds) => new Set(holds.map(({ externalId }) => externalId)),
    });
    const { findings } = await checkLedger(context, { findLiveHolds: async () => new Set() });
    expect(findings).toContainEqual(
      expect.objectContaining({ invariant: "I7", accountId, message: expect.stringContaining("w1") }),
    );
  });

  it("CASH-01 the checker finds a projection that drifted", async () => {
    await foldAll(context);
    const found = await findingsAfter(
      "update house_balance set balance = balance + 1 where counter_account = 'game:dice'",
    );
    expect(found).toEqual([expect.objectContaining({ invariant: "projection" })]);
  });
});
