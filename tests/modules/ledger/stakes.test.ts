import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newId } from "#lib/kernel/ids.ts";
import {
  claimExternalRef,
  credit,
  debit,
  debitAndCredit,
  getBalance,
  readStatement,
  rollback,
  setDebitBlock,
  settle,
} from "#lib/modules/ledger/index.ts";
import { transact } from "#lib/platform/transact.ts";
import { cashOf, expectLedgerClean, fundedPlayer, ledgerContext } from "#tests/support/ledger/ledger.ts";

const context = ledgerContext();
let player: Awaited<ReturnType<typeof fundedPlayer>>;

beforeEach(async () => {
  player = await fundedPlayer(context, 10_000n);
});
afterEach(() => expectLedgerClean(context));

const game = { vendorId: "originals", counterAccount: "game:dice" };
const bet = (externalId: string, amount: bigint, more = {}) => ({ ...player, ...game, externalId, amount, ...more });
const win = (externalId: string, debitId: string, amount: bigint) => ({ ...bet(externalId, amount), debitId });
const cancel = (externalId: string, debitId: string) => ({ ...player, ...game, externalId, debitId });
const rows = async () => (await readStatement(context, { ...player, pageSize: 1000 })).rows;
const code = (name: string) => expect.objectContaining({ code: name });

describe("idempotency", () => {
  it("WALLET-03 a stake is taken once, even when caches are lost", async () => {
    const first = await debit(context, bet("a", 100n));
    const again = await debit(ledgerContext(), bet("a", 100n));
    expect(again).toEqual({ ...first, replayed: true });
    expect(await cashOf(context, player)).toBe(9_900n);
  });

  it("WALLET-04 twenty parallel requests of the same stake move money once and get the same result", async () => {
    const run = () => transact(context, (inTransaction) => debit(inTransaction, bet("a", 100n)));
    const results = await Promise.all(Array.from({ length: 20 }, run));
    expect(results.filter((result) => !result.replayed)).toHaveLength(1);
    expect(new Set(results.map(({ seq, cashAfter, at }) => `${seq} ${cashAfter} ${at.toISOString()}`)).size).toBe(1);
    expect(await cashOf(context, player)).toBe(9_900n);
  });

  it.each<[string, object]>([
    ["round", { roundId: "other" }],
    ["game", { counterAccount: "game:plinko" }],
    ["amount", { amount: 101n }],
    ["purses", { amount: 100n, fromBonus: 1n }],
  ])("WALLET-05 the same id with another %s is rejected and moves nothing", async (_, change) => {
    await debit(context, bet("a", 100n));
    await expect(debit(context, { ...bet("a", 100n), ...change })).rejects.toEqual(code("duplicate-transaction"));
    expect(await cashOf(context, player)).toBe(9_900n);
  });

  it("WALLET-05 the same id for another kind of movement is rejected", async () => {
    await debit(context, bet("a", 100n));
    await expect(debitAndCredit(context, { ...bet("a", 100n), stake: 100n, win: 0n })).rejects.toEqual(
      code("duplicate-transaction"),
    );
    await expect(credit(context, { ...bet("a", 100n), kind: "promo" })).rejects.toEqual(code("duplicate-transaction"));
    await expect(rollback(context, cancel("a", "a"))).rejects.toEqual(code("duplicate-transaction"));
    expect(await rows()).toHaveLength(2);
  });

  it("WALLET-05 the same id from another player is rejected", async () => {
    const other = await fundedPlayer(context, 500n);
    const stake = (who: typeof player) =>
      transact(context, async (inTransaction) => {
        await claimExternalRef(inTransaction, { ...who, vendorId: "originals", externalId: "a" });
        return debit(inTransaction, { ...bet("a", 100n), ...who });
      });
    await stake(player);
    expect((await stake(player)).replayed).toBe(true);
    await expect(stake(other)).rejects.toEqual(code("duplicate-transaction"));
    expect(await cashOf(context, other)).toBe(500n);
  });

  it("WALLET-06 a retry after a lost reply gets the stored result, not the current balance", async () => {
    const first = await debit(context, bet("a", 100n));
    await debit(context, bet("b", 250n));
    expect(await debit(context, bet("a", 100n))).toEqual({ ...first, replayed: true });
  });

  it("WALLET-07 a duplicate waits for the first request while that is in progress", async () => {
    let second: Promise<unknown> | undefined;
    const first = await transact(context, async (inTransaction) => {
      const result = await debit(inTransaction, bet("a", 100n));
      second = transact(context, (other) => debit(other, bet("a", 100n)));
      const early = await Promise.race([second.then(() => "answered"), locksWaitedFor()]);
      expect(early).toBe("waits");
      return result;
    });
    expect(await second).toEqual({ ...first, replayed: true });
  });
});

/** Resolves once a backend of this database waits for another's transaction. */
async function locksWaitedFor(): Promise<string> {
  for (;;) {
    const [row] = await context.db.sql<{ waiting: boolean }[]>`
      select exists (select from pg_locks where locktype = 'transactionid' and not granted) as waiting`;
    if (row?.waiting) return "waits";
  }
}

describe("debit", () => {
  it("WALLET-08 parallel stakes never overdraw, and the rejected ones get the real balance", async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        transact(context, (inTransaction) => debit(inTransaction, bet(`p${index}`, 700n))),
      ),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(14);
    expect(await cashOf(context, player)).toBe(200n);
    await expect(debit(context, bet("last", 201n))).rejects.toEqual(
      expect.objectContaining({ code: "insufficient-funds", params: { balance: "2.00" } }),
    );
    expect((await debit(context, bet("all", 200n))).cashAfter).toBe(0n);
  });

  it("WALLET-09 negative and oversized amounts are rejected, and zero is accepted only for a free round", async () => {
    for (const amount of [-1n, 0n, 10n ** 16n]) {
      await expect(debit(context, bet("a", amount))).rejects.toEqual(code("invalid-amount"));
    }
    const free = await debit(context, bet("free", 0n, { free: true }));
    expect(free.cashAfter).toBe(10_000n);
    await settle(context, win("free:win", "free", 50n));
    expect(await cashOf(context, player)).toBe(10_050n);
  });

  it("WALLET-09 a stake in a currency in which the player has no money is rejected", async () => {
    await expect(debit(context, bet("a", 1n, { currency: "USD" }))).rejects.toEqual(code("wrong-currency"));
    await expect(settle(context, { ...win("w", "a", 1n), currency: "USD" })).rejects.toEqual(code("wrong-currency"));
    await expect(rollback(context, { ...cancel("r", "a"), currency: "USD" })).rejects.toEqual(code("wrong-currency"));
  });

  it("WALLET-09 a new player's free round needs no deposit", async () => {
    const newcomer = { playerId: newId(), currency: "PHP" };
    expect((await debit(context, bet("free", 0n, { ...newcomer, free: true }))).seq).toBe(1n);
    await expect(debit(context, bet("a", 1n, newcomer))).rejects.toEqual(code("insufficient-funds"));
  });

  it("WALLET-10 WALLET-13 a blocked player's stakes are rejected, wins and rollbacks are not", async () => {
    await debit(context, bet("a", 100n));
    await debit(context, bet("b", 100n));
    await setDebitBlock(context, { ...player, block: "player-excluded" });
    await expect(debit(context, bet("c", 100n))).rejects.toEqual(code("player-excluded"));
    await expect(debitAndCredit(context, { ...bet("d", 0n), stake: 1n, win: 5n })).rejects.toEqual(
      code("player-excluded"),
    );
    expect((await debit(context, bet("a", 100n))).replayed).toBe(true);
    await settle(context, win("a:win", "a", 150n));
    await rollback(context, cancel("b:cancel", "b"));
    expect(await cashOf(context, player)).toBe(10_050n);
    await setDebitBlock(context, { ...player, block: null });
    expect((await debit(context, bet("c", 100n))).cashAfter).toBe(9_950n);
  });

  it("an id that could make the hash chain ambiguous is rejected", async () => {
    for (const externalId of ["", "a b", "a\u001fb", "x".repeat(129)]) {
      await expect(debit(context, bet(externalId, 1n))).rejects.toEqual(code("malformed-request"));
    }
  });
});

describe("credit", () => {
  it("WALLET-11 a win for an unknown stake is rejected, and a promotion needs no stake", async () => {
    await expect(settle(context, win("w", "nothing", 100n))).rejects.toEqual(code("bet-not-found"));
    await credit(context, { ...bet("gift", 100n), counterAccount: "promo:welcome", kind: "promo", toBonus: 100n });
    expect(await getBalance(context, player)).toMatchObject({ cash: 10_000n, bonus: 100n });
  });

  it("WALLET-12 a win of zero ends the stake, a win is credited once, and another win for the stake is rejected", async () => {
    await debit(context, bet("a", 100n));
    const lost = await settle(context, win("a:win", "a", 0n));
    expect(await settle(context, win("a:win", "a", 0n))).toEqual({ ...lost, replayed: true });
    await expect(settle(context, win("a:win2", "a", 500n))).rejects.toEqual(code("already-settled"));
    expect(await cashOf(context, player)).toBe(9_900n);
  });

  it("WALLET-12 one of two different parallel wins for a stake is credited", async () => {
    await debit(context, bet("a", 100n));
    const wins = Array.from({ length: 8 }, (_, index) =>
      transact(context, (inTransaction) => settle(inTransaction, win(`w${index}`, "a", 500n))),
    );
    const results = await Promise.allSettled(wins);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await cashOf(context, player)).toBe(10_400n);
  });

  it("WALLET-14 a win after the rollback of its stake is rejected", async () => {
    await debit(context, bet("a", 100n));
    await rollback(context, cancel("a:cancel", "a"));
    await expect(settle(context, win("a:win", "a", 100n))).rejects.toEqual(code("already-cancelled"));
    expect(await cashOf(context, player)).toBe(10_000n);
  });

  it("WALLET-15 a win is split between the purses in the proportion of its stake", async () => {
    await credit(context, { ...bet("gift", 1_000n), kind: "promo", toBonus: 1_000n });
    await debit(context, bet("a", 300n, { fromBonus: 100n }));
    await settle(context, win("a:win", "a", 1_000n));
    expect(await getBalance(context, player)).toMatchObject({ cash: 9_800n + 667n, bonus: 900n + 333n });
  });
});

describe("rollback", () => {
  it("WALLET-15 a rollback returns exactly the split of its stake", async () => {
    await credit(context, { ...bet("gift", 1_000n), kind: "promo", toBonus: 1_000n });
    await debit(context, bet("a", 301n, { fromBonus: 101n }));
    expect(await getBalance(context, player)).toMatchObject({ cash: 9_800n, bonus: 899n });
    await rollback(context, cancel("a:cancel", "a"));
    expect(await getBalance(context, player)).toMatchObject({ cash: 10_000n, bonus: 1_000n });
  });

  it("WALLET-16 a second rollback returns nothing, also under another id", async () => {
    await debit(context, bet("a", 100n));
    const first = await rollback(context, cancel("r1", "a"));
    expect(await rollback(context, cancel("r1", "a"))).toEqual({ ...first, replayed: true });
    expect(await rollback(context, cancel("r2", "a"))).toEqual({ ...first, replayed: true });
    expect(await cashOf(context, player)).toBe(10_000n);
  });

  it("WALLET-16 a rollback after settlement is rejected, and a win is never rolled back", async () => {
    await debit(context, bet("a", 100n));
    await settle(context, win("a:win", "a", 300n));
    await expect(rollback(context, cancel("r", "a"))).rejects.toEqual(code("already-settled"));
    await expect(rollback(context, cancel("r", "a:win"))).rejects.toEqual(code("duplicate-transaction"));
    expect(await cashOf(context, player)).toBe(10_200n);
  });

  it("WALLET-17 a rollback of an unknown stake moves nothing, and the late stake is rejected", async () => {
    const buried = await rollback(context, cancel("r", "late"));
    expect(buried.cashAfter).toBe(10_000n);
    expect(await rollback(context, cancel("r", "late"))).toEqual({ ...buried, replayed: true });
    await expect(debit(context, bet("late", 100n))).rejects.toEqual(code("already-cancelled"));
    await expect(debitAndCredit(context, { ...bet("late", 0n), stake: 1n, win: 9n })).rejects.toEqual(
      code("already-cancelled"),
    );
    await expect(settle(context, win("w", "late", 100n))).rejects.toEqual(code("already-cancelled"));
    expect(await cashOf(context, player)).toBe(10_000n);
  });

  it("WALLET-17 a stake and its rollback in parallel leave the balance unchanged", async () => {
    for (let round = 0; round < 20; round++) {
      const id = `race${round}`;
      const results = await Promise.allSettled([
        transact(context, (inTransaction) => debit(inTransaction, bet(id, 100n))),
        transact(context, (inTransaction) => rollback(inTransaction, cancel(`${id}:r`, id))),
      ]);
      expect(results[1].status).toBe("fulfilled");
      expect(await cashOf(context, player)).toBe(10_000n);
    }
  });
});

describe("rounds", () => {
  it("WALLET-18 a round is one act with two rows", async () => {
    const round = { ...bet("a", 0n), stake: 100n, win: 250n, roundId: "r1" };
    const result = await debitAndCredit(context, round);
    expect(result.cashAfter).toBe(10_150n);
    expect(await debitAndCredit(context, round)).toEqual({ ...result, replayed: true });
    const [settled, staked] = await rows();
    expect(staked).toMatchObject({ kind: "stake", cashDelta: -100n, cashAfter: 9_900n, roundId: "r1" });
    expect(settled).toMatchObject({ kind: "win", cashDelta: 250n, cashAfter: 10_150n, externalId: "a:win" });
    await expect(rollback(context, cancel("r", "a"))).rejects.toEqual(code("already-settled"));
  });

  it("WALLET-18 a debit-and-credit is rejected as a whole when the balance does not cover the stake", async () => {
    const round = { ...bet("a", 0n), stake: 10_001n, win: 20_000n };
    await expect(debitAndCredit(context, round)).rejects.toEqual(code("insufficient-funds"));
    expect(await rows()).toHaveLength(1);
    expect((await debitAndCredit(context, { ...round, stake: 10_000n, win: 0n })).cashAfter).toBe(0n);
  });

  it("WALLET-18 ten parallel requests of the same round play it once", async () => {
    const round = { ...bet("a", 0n), stake: 100n, win: 30n };
    const play = () => transact(context, (inTransaction) => debitAndCredit(inTransaction, round));
    const results = await Promise.all(Array.from({ length: 10 }, play));
    expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await cashOf(context, player)).toBe(9_930n);
  });

  it("WALLET-19 a round may have many stakes, and rounds run in parallel", async () => {
    const stakes = Array.from({ length: 120 }, (_, index) =>
      transact(context, (inTransaction) => debit(inTransaction, bet(`s${index}`, 10n, { roundId: `r${index % 2}` }))),
    );
    await Promise.all(stakes);
    await settle(context, { ...win("w", "s7", 5_000n), roundId: "r1" });
    expect(await cashOf(context, player)).toBe(10_000n - 1_200n + 5_000n);
  });
});
