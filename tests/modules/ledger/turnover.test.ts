import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { newId } from "#lib/kernel/ids.ts";
import {
  credit,
  creditPromotion,
  debit,
  getBalance,
  readTurnover,
  rollback,
  type Turnover,
} from "#lib/modules/ledger/index.ts";
import { transact } from "#lib/platform/transact.ts";
import { expectLedgerClean, ledgerContext } from "#tests/support/ledger/ledger.ts";

const context = ledgerContext();
afterEach(() => expectLedgerClean(context));

const kinds = ["deposit", "promo", "jackpot", "correction", "bonus", "stake", "undo"] as const;
interface Step {
  kind: (typeof kinds)[number];
  amount: bigint;
  /** The promotion's own multiple instead of the site's. */
  own?: number | undefined;
}

/** Makes movements of one account on the real ledger. A stake takes at most the money in both purses. */
function account() {
  const player = { playerId: newId(), currency: "PHP" };
  let last: { id: string; amount: bigint } | undefined;
  const credits = {
    deposit: "deposit",
    promo: "promo",
    jackpot: "jackpot",
    correction: "correction",
    bonus: "promo",
  } as const;
  /** Returns the step with the amount that moved. */
  const act = async ({ kind, amount, own }: Step): Promise<Step> =>
    transact(context, async (tx) => {
      const ids = { ...player, vendorId: "test", externalId: newId(), counterAccount: "test:turnover" };
      if (kind === "stake") {
        const { cash, bonus } = await getBalance(tx, player);
        const staked = amount < cash + bonus ? amount : cash + bonus;
        if (staked === 0n) return { kind, amount: 0n };
        await debit(tx, { ...ids, amount: staked, fromBonus: staked > cash ? staked - cash : 0n });
        last = { id: ids.externalId, amount: staked };
        return { kind, amount: staked };
      }
      if (kind === "undo") {
        const undone = last;
        last = undefined;
        if (undone) await rollback(tx, { ...ids, debitId: undone.id });
        return { kind, amount: undone?.amount ?? 0n };
      }
      if (kind === "promo" && own !== undefined) await creditPromotion(tx, { ...ids, amount, turnoverMultiple: own });
      else await credit(tx, { ...ids, kind: credits[kind], amount, toBonus: kind === "bonus" ? amount : 0n });
      return { kind, amount, ...(kind === "promo" && { own }) };
    });
  return { player, act };
}

/** Computes the rule step by step: excess stake is dropped. */
function expected(steps: readonly Step[], multiples: { deposit: bigint; promo: bigint }): bigint {
  let left = 0n;
  for (const { kind, amount, own } of steps) {
    if (kind === "deposit") left += amount * multiples.deposit;
    if (kind === "promo") left += amount * (own === undefined ? multiples.promo : BigInt(own));
    if (kind === "undo") left += amount;
    if (kind === "stake") left -= amount;
    if (left < 0n) left = 0n;
  }
  return left;
}

const once = { deposit: 1n, promo: 1n };

describe("CASH-04 turnover", () => {
  it("CASH-04 deposits and promotions count with one multiple each, and no other incoming money counts", async () => {
    const { player, act } = account();
    const read = (multiples: { deposit: bigint; promo: bigint }) => readTurnover(context, { ...player, multiples });
    expect(await read(once)).toEqual({ seq: 0n, required: 0n, remaining: 0n });
    for (const kind of ["jackpot", "correction", "bonus"] as const) await act({ kind, amount: 70n });
    expect(await read(once)).toEqual({ seq: 3n, required: 0n, remaining: 0n });
    await act({ kind: "deposit", amount: 100n });
    await act({ kind: "promo", amount: 10n });
    await act({ kind: "stake", amount: 30n });
    expect(await read(once)).toEqual({ seq: 6n, required: 110n, remaining: 80n });
    expect(await read({ deposit: 1n, promo: 8n })).toMatchObject({ required: 180n, remaining: 150n });
    expect(await read({ deposit: 0n, promo: 8n })).toMatchObject({ required: 80n, remaining: 50n });
    expect(await read({ deposit: 1n, promo: 0n })).toMatchObject({ required: 100n, remaining: 70n });
    expect(await read({ deposit: 0n, promo: 0n })).toMatchObject({ required: 0n, remaining: 0n });
  });

  it("CASH-04 a promotion that was credited with its own multiple keeps it", async () => {
    const { player, act } = account();
    await act({ kind: "promo", amount: 10n, own: 3 });
    await act({ kind: "promo", amount: 10n, own: 0 });
    await act({ kind: "promo", amount: 10n });
    const read = (promo: bigint) => readTurnover(context, { ...player, multiples: { deposit: 1n, promo } });
    expect(await read(1n)).toMatchObject({ required: 40n, remaining: 40n });
    expect(await read(8n)).toMatchObject({ required: 110n, remaining: 110n });
  });

  it("CASH-04 a multiple is stored once, in the transaction of its movement", async () => {
    const { player } = account();
    const input = { ...player, vendorId: "test", externalId: newId(), counterAccount: "test:turnover" };
    const promo = { ...input, amount: 10n };
    await expect(creditPromotion(context, { ...promo, externalId: newId(), turnoverMultiple: 2 })).rejects.toThrow();
    for (const turnoverMultiple of [2, 5])
      await transact(context, (tx) => creditPromotion(tx, { ...promo, turnoverMultiple }));
    const turnover = await readTurnover(context, { ...player, multiples: once });
    expect(turnover).toMatchObject({ required: 20n, remaining: 20n });
  });

  it("CASH-04 excess stake before a reward does not count for the reward", async () => {
    const { player, act } = account();
    await act({ kind: "jackpot", amount: 500n });
    await act({ kind: "stake", amount: 500n });
    await act({ kind: "promo", amount: 88n });
    const turnover = await readTurnover(context, { ...player, multiples: once });
    expect(turnover).toMatchObject({ required: 88n, remaining: 88n });
  });

  it("CASH-04 any history gives the result of the rule, also when counting continues from a stored result", async () => {
    const step = fc.record({
      kind: fc.constantFrom(...kinds),
      amount: fc.bigInt({ min: 1n, max: 300n }),
      own: fc.option(fc.nat(4), { nil: undefined }),
    });
    const multiple = fc.bigInt({ min: 0n, max: 4n });
    const multiplesOf = fc.record({ deposit: multiple, promo: multiple });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), multiplesOf, fc.nat(24), async (steps, multiples, pause) => {
        const { player, act } = account();
        const done: Step[] = [];
        let known: Turnover | undefined;
        for (const [index, next] of steps.entries()) {
          done.push(await act(next));
          if (index === pause) known = await readTurnover(context, { ...player, multiples });
        }
        const whole = await readTurnover(context, { ...player, multiples });
        const onward = await readTurnover(context, { ...player, multiples, ...(known && { known }) });
        expect(whole.remaining).toBe(expected(done, multiples));
        expect(onward.remaining).toBe(whole.remaining);
        expect(whole.required).toBeGreaterThanOrEqual(whole.remaining);
      }),
      { numRuns: 60, seed: 20_261_129 },
    );
  });
});
