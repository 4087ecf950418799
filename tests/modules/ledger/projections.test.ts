import { afterAll, afterEach, expect, it } from "vitest";
import { migrate } from "#db/migrate.ts";
import {
  debit,
  debitAndCredit,
  foldTransfers,
  readHouseBalances,
  readPlayerTotals,
  rollback,
} from "#lib/modules/ledger/index.ts";
import { openDatabase } from "#lib/platform/database.ts";
import { env } from "#lib/platform/env.ts";
import { transact } from "#lib/platform/transact.ts";
import { expectLedgerClean, foldAll, fundedPlayer, ledgerContext } from "#tests/support/ledger/ledger.ts";

const noon = new Date("2026-11-27T12:34:56.789Z");
const context = ledgerContext(undefined, () => noon);
const owner = openDatabase({ url: env().DATABASE_URL, maxConnections: 2 });
afterAll(() => owner.close());
afterEach(() => expectLedgerClean(context));

const game = { vendorId: "originals", counterAccount: "game:dice" };
const house = async (counterAccount: string) =>
  (await readHouseBalances(context)).find((row) => row.counterAccount === counterAccount)?.balance ?? 0n;
const day = { from: new Date("2026-11-27T00:00:00Z"), to: new Date("2026-11-28T00:00:00Z") };

it("WALLET-23 house balances mirror the players' purses, and repeated folds count each movement once", async () => {
  const player = await fundedPlayer(context, 10_000n);
  await debitAndCredit(context, { ...player, ...game, externalId: "p1", stake: 100n, win: 30n });
  await foldAll(context);
  expect([await house("game:dice"), await house("deposit:sandbox")]).toEqual([70n, -10_000n]);
  await foldAll(context);
  await debitAndCredit(context, { ...player, ...game, externalId: "p2", stake: 100n, win: 300n });
  await Promise.all([foldAll(context), foldAll(context), foldAll(context)]);
  expect([await house("game:dice"), await house("deposit:sandbox")]).toEqual([-130n, -10_000n]);
});

it("WALLET-23 a player's hours count stakes, wins and deposits, and a rollback subtracts its stake", async () => {
  const player = await fundedPlayer(context, 10_000n);
  await debitAndCredit(context, { ...player, ...game, externalId: "p1", stake: 100n, win: 30n });
  await debit(context, { ...player, ...game, externalId: "s1", amount: 500n });
  await rollback(context, { ...player, ...game, externalId: "s1:r", debitId: "s1" });
  await foldAll(context);
  const totals = { stakes: 1n, stake: 100n, win: 30n, deposits: 10_000n, withdrawals: 0n, promos: 0n, fees: 0n };
  expect(await readPlayerTotals(context, { ...player, ...day })).toEqual(totals);
  const tomorrow = { from: day.to, to: new Date("2026-11-29T00:00:00Z") };
  expect((await readPlayerTotals(context, { ...player, ...tomorrow })).stakes).toBe(0n);
});

it("WALLET-23 a movement that commits after younger ones is not skipped", async () => {
  const [slow, quick] = [await fundedPlayer(context, 1_000n), await fundedPlayer(context, 1_000n)];
  await foldAll(context);
  const before = await house("game:dice");
  await transact(context, async (inTransaction) => {
    await debit(inTransaction, { ...slow, ...game, externalId: "slow", amount: 7n });
    await debit(context, { ...quick, ...game, externalId: "quick", amount: 11n });
    await foldTransfers(context);
    expect(await house("game:dice")).toBe(before);
  });
  await foldAll(context);
  expect(await house("game:dice")).toBe(before + 18n);
});

it("WALLET-23 projections are rebuilt after a restore into another cluster", async () => {
  const player = await fundedPlayer(context, 1_000n);
  await foldAll(context);
  const balances = await readHouseBalances(context);
  await owner.sql`update projection_cursor set cluster = 'elsewhere', position = '999999999999'`;
  await owner.sql`update transfer set xid = '888888888888'`;
  await owner.sql`update house_balance set balance = balance + 1`;
  await migrate(env().DATABASE_URL);
  await foldAll(context);
  expect(await readHouseBalances(context)).toEqual(balances);
  expect((await readPlayerTotals(context, { ...player, ...day })).deposits).toBe(1_000n);
});
