import { afterEach, beforeEach, expect, it } from "vitest";
import {
  credit,
  debit,
  disburse,
  getBalance,
  hold,
  readStatement,
  release,
  returnPayout,
} from "#lib/modules/ledger/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";
import { expectLedgerClean, fundedPlayer, ledgerContext } from "#tests/support/ledger/ledger.ts";

const context = ledgerContext();
let player: Awaited<ReturnType<typeof fundedPlayer>>;

beforeEach(async () => {
  player = await fundedPlayer(context, 10_000n);
});
afterEach(() => expectLedgerClean(context));

const act = (externalId: string, amount: bigint) => ({ ...player, vendorId: "withdrawal", externalId, amount });
const part = (externalId: string, amount: bigint, more = {}) => ({
  ...act(externalId, amount),
  counterAccount: "payout:bank",
  holdId: "w1",
  ...more,
});
const inTransaction = <T>(work: (context: Context) => Promise<T>) => transact(context, work);
const balance = () => getBalance(context, player);
const code = (name: string) => expect.objectContaining({ code: name });

it("WALLET-24 held money is visible and cannot be spent", async () => {
  await inTransaction((tx) => hold(tx, act("w1", 9_000n)));
  expect(await balance()).toMatchObject({ cash: 1_000n, held: 9_000n });
  const stake = { ...act("bet", 1_001n), vendorId: "originals", counterAccount: "game:dice" };
  await expect(debit(context, stake)).rejects.toEqual(code("insufficient-funds"));
});

it("WALLET-24 parallel holds take no more than the balance, and a repeated hold is made once", async () => {
  const ids = ["a", "b", "c", "a", "b", "c"];
  const holds = await Promise.allSettled(ids.map((id) => inTransaction((tx) => hold(tx, act(id, 4_000n)))));
  const made = holds.filter((result) => result.status === "fulfilled" && !result.value.replayed);
  expect(made).toHaveLength(2);
  expect(await balance()).toMatchObject({ cash: 2_000n, held: 8_000n });
});

it("CASH-05 a hold is paid in parts with a fee and its rest is released, each once", async () => {
  await inTransaction((tx) => hold(tx, act("w1", 1_000n)));
  for (let time = 0; time < 2; time++) {
    await inTransaction((tx) => disburse(tx, part("p1", 600n, { fee: 10n })));
    await inTransaction((tx) => disburse(tx, part("p2", 300n)));
    await inTransaction((tx) => release(tx, { ...act("r1", 90n), holdId: "w1" }));
  }
  expect(await balance()).toMatchObject({ cash: 9_090n, held: 0n });
  const { rows } = await readStatement(context, { ...player, pageSize: 10, kinds: ["payout", "fee"] });
  expect(rows.map(({ kind, heldDelta, counterAccount }) => [kind, heldDelta, counterAccount])).toEqual([
    ["payout", -300n, "payout:bank"],
    ["fee", -10n, "fee:withdrawal"],
    ["payout", -600n, "payout:bank"],
  ]);
});

it("CASH-05 no more than its own money leaves a hold, even in parallel and when other holds contain more", async () => {
  await inTransaction((tx) => hold(tx, act("w1", 1_000n)));
  await inTransaction((tx) => hold(tx, act("w2", 5_000n)));
  const parts = Array.from({ length: 10 }, (_, index) =>
    inTransaction((tx) =>
      index % 2 ? disburse(tx, part(`p${index}`, 300n)) : release(tx, { ...act(`r${index}`, 300n), holdId: "w1" }),
    ),
  );
  const results = await Promise.allSettled(parts);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect((await balance()).held).toBe(5_100n);
  await expect(inTransaction((tx) => disburse(tx, part("late", 101n)))).rejects.toEqual(code("hold-exceeded"));
  await expect(inTransaction((tx) => disburse(tx, part("none", 1n, { holdId: "w9" })))).rejects.toEqual(
    code("hold-exceeded"),
  );
});

it("CASH-05 a returned payout goes to cash, and never more than was paid", async () => {
  await inTransaction((tx) => hold(tx, act("w1", 1_000n)));
  await inTransaction((tx) => disburse(tx, part("p1", 1_000n)));
  const back = (externalId: string, amount: bigint) =>
    inTransaction((tx) => returnPayout(tx, { ...part(externalId, amount), payoutId: "p1" }));
  await back("b1", 400n);
  await back("b1", 400n);
  await expect(back("b2", 601n)).rejects.toEqual(code("payout-exceeded"));
  await back("b2", 600n);
  expect(await balance()).toMatchObject({ cash: 10_000n, held: 0n });
});

it("CASH-05 taking from a hold outside a transaction is rejected, because its look-up would not be locked", async () => {
  await hold(context, act("w1", 1_000n));
  await expect(disburse(context, part("p1", 1n))).rejects.toThrow(/transaction/);
});

it("CASH-03 a deposit with a fee is two rows, and is never less than its fee", async () => {
  const deposit = {
    ...act("d1", 500n),
    vendorId: "deposit",
    counterAccount: "deposit:sandbox",
    kind: "deposit",
  } as const;
  const first = await inTransaction((tx) => credit(tx, { ...deposit, fee: 15n }));
  expect(first).toMatchObject({ cashAfter: 10_485n, replayed: false });
  expect(await inTransaction((tx) => credit(tx, { ...deposit, fee: 15n }))).toEqual({ ...first, replayed: true });
  const rows = await context.db.sql`select external_id, cash_delta from transfer
    where vendor_id = 'deposit' and external_id like 'd1%' order by seq`;
  expect(rows).toEqual([
    { external_id: "d1", cash_delta: 500n },
    { external_id: "d1:fee", cash_delta: -15n },
  ]);
  await expect(inTransaction((tx) => credit(tx, { ...deposit, externalId: "d2", fee: 501n }))).rejects.toEqual(
    code("invalid-amount"),
  );
});

it("CASH-03 a deposit that is confirmed ten times in parallel is credited once", async () => {
  const deposit = {
    ...act("d1", 500n),
    vendorId: "deposit",
    counterAccount: "deposit:sandbox",
    kind: "deposit",
  } as const;
  await Promise.all(Array.from({ length: 10 }, () => inTransaction((tx) => credit(tx, deposit))));
  expect((await balance()).cash).toBe(10_500n);
});
