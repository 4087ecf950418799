import fc from "fast-check";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { newId } from "#lib/kernel/ids.ts";
import {
  accountIdOf,
  credit,
  debit,
  debitAndCredit,
  disburse,
  getBalance,
  hold,
  release,
  returnPayout,
  rollback,
  setDebitBlock,
  settle,
} from "#lib/modules/ledger/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";
import { LedgerModel, type Operation, vendors } from "#tests/support/ledger/model.ts";

/** One player's account on the real ledger, reached over several connections. */
export interface RealAccount {
  context: Context;
  player: { playerId: string; currency: string };
  /** Called for every acknowledged movement. */
  acknowledged(vendorId: string, externalId: string): void;
  /** Called for every call. */
  counted(): void;
}

/**
 * `heard`: the caller gets the reply. `lost`: the call commits, but the caller gets no reply and retries. `aborted`:
 * the caller dies before the commit, so nothing happened.
 */
type Fate = "heard" | "lost" | "aborted";

interface Call {
  operation: Operation;
  fate: Fate;
}

/** Concurrent calls. Some sequential order of them must explain every reply. */
export class Burst implements fc.AsyncCommand<LedgerModel, RealAccount> {
  readonly calls: readonly Call[];

  constructor(calls: readonly Call[]) {
    this.calls = calls;
  }

  check(): boolean {
    return true;
  }

  async run(model: LedgerModel, real: RealAccount): Promise<void> {
    const answered = (await Promise.all(this.calls.map((call) => perform(real, call)))).flat();
    const { seq, cash, bonus, held, debitBlock } = await getBalance(real.context, real.player);
    const balance = `${seq} ${cash} ${bonus} ${held} ${debitBlock !== null}`;
    const explained = explain(model, answered, balance);
    if (!explained) {
      const heard = answered.map(({ operation, reply }) => `${show(operation)}: ${reply}`);
      throw new Error(`no order explains\n  ${heard.join("\n  ")}\n  from ${model.state()} to ${balance}`);
    }
    Object.assign(model, explained);
  }

  toString(): string {
    return this.calls.map(({ operation, fate }) => `${show(operation)} ${fate}`).join(" | ");
  }
}

function show(operation: Operation): string {
  return Object.values(operation).join(" ");
}

interface Answer {
  operation: Operation;
  reply: string;
}

function explain(model: LedgerModel, answers: readonly Answer[], balance: string): LedgerModel | null {
  if (answers.length === 0) return model.state() === balance ? model : null;
  const tried = new Set<string>();
  for (const [index, { operation, reply }] of answers.entries()) {
    const signature = `${show(operation)} ${reply}`;
    if (tried.has(signature)) continue;
    tried.add(signature);
    const next = model.clone();
    if (next.apply(operation) !== reply) continue;
    const explained = explain(next, answers.toSpliced(index, 1), balance);
    if (explained) return explained;
  }
  return null;
}

const died = new Error("the caller died");

async function perform(real: RealAccount, { operation, fate }: Call): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let times = fate === "lost" ? 2 : 1; times > 0; times--) {
    real.counted();
    const reply = await transact(real.context, async (context) => {
      const result = await enact(context, real, operation);
      if (fate === "aborted") throw died;
      return result;
    }).catch((error: unknown) => {
      if (error === died) return null;
      if (error instanceof DomainError) return error.code;
      throw error;
    });
    if (reply !== null) answers.push({ operation, reply });
  }
  acknowledge(real, operation, answers);
  return answers;
}

/** A rollback may return the row of an earlier one or a tombstone; its stake's id exists in any case. */
function acknowledge(real: RealAccount, operation: Operation, answers: readonly Answer[]): void {
  if (operation.act === "block" || !answers.some(({ reply }) => /^(new|again) /.test(reply))) return;
  real.acknowledged(vendors[operation.act], operation.act === "rollback" ? operation.debitId : operation.id);
}

async function enact(context: Context, { player }: RealAccount, operation: Operation): Promise<string> {
  if (operation.act === "block") {
    await setDebitBlock(context, { ...player, block: operation.on ? "player-disabled" : null });
    return "done";
  }
  const result = await move(context, operation, {
    ...player,
    vendorId: vendors[operation.act],
    externalId: operation.id,
    counterAccount: `other:${vendors[operation.act]}`,
  });
  const { seq, cashAfter, bonusAfter, heldAfter, replayed } = result;
  return `${replayed ? "again" : "new"} ${seq} ${cashAfter} ${bonusAfter} ${heldAfter}`;
}

type Movement = Parameters<typeof rollback>[1];

function move(context: Context, operation: Exclude<Operation, { act: "block" }>, to: Omit<Movement, "debitId">) {
  switch (operation.act) {
    case "deposit":
      return credit(context, { ...to, kind: "deposit", amount: operation.amount });
    case "promo":
      return credit(context, { ...to, kind: "promo", amount: operation.amount, toBonus: operation.amount });
    case "debit":
      return debit(context, { ...to, amount: operation.amount, fromBonus: operation.fromBonus });
    case "play":
      return debitAndCredit(context, { ...to, stake: operation.stake, win: operation.win });
    case "settle":
      return settle(context, { ...to, debitId: operation.debitId, amount: operation.amount });
    case "rollback":
      return rollback(context, { ...to, debitId: operation.debitId });
    case "hold":
      return hold(context, { ...to, amount: operation.amount });
    case "release":
      return release(context, { ...to, holdId: operation.holdId, amount: operation.amount });
    case "disburse":
      return disburse(context, { ...to, holdId: operation.holdId, amount: operation.amount, fee: operation.fee });
    case "return":
      return returnPayout(context, { ...to, payoutId: operation.payoutId, amount: operation.amount });
  }
}

const pick = <T>(...values: T[]) => fc.constantFrom(...values);
const stakeId = fc.nat(15).map((n) => `s${n}`);
const holdId = fc.nat(3).map((n) => `h${n}`);
const payoutId = fc.nat(5).map((n) => `p${n}`);
/**
 * Mostly the same amount for an id, so that a repeated id is a duplicate; sometimes another one, so that it is a
 * conflict.
 */
const amountFor = (id: string, most: number) =>
  fc
    .integer({ min: 1, max: 12 })
    .map((n) => BigInt(n === 12 ? most : 1 + ((Number(id.replace(/\D/g, "")) * 37) % most)));
const endId = (debitId: string, name: string) => pick(`${debitId}:${name}`, `${debitId}:${name}`, `${name}0`);

const debits = stakeId.chain((id) =>
  fc.record({
    act: fc.constant("debit" as const),
    id: fc.constant(id),
    amount: amountFor(id, 200),
    fromBonus: pick(0n, 0n, 0n, 1n),
  }),
);
const plays = stakeId.chain((id) =>
  fc.record({
    act: fc.constant("play" as const),
    id: fc.constant(id),
    stake: amountFor(id, 200),
    win: pick(0n, 0n, 150n),
  }),
);
const settles = stakeId.chain((debitId) =>
  fc.record({
    act: fc.constant("settle" as const),
    id: endId(debitId, "win"),
    debitId: fc.constant(debitId),
    amount: pick(0n, 0n, 90n, 301n),
  }),
);
const rollbacks = stakeId.chain((debitId) =>
  fc.record({ act: fc.constant("rollback" as const), id: endId(debitId, "back"), debitId: fc.constant(debitId) }),
);
const deposits = fc.nat(9).chain((n) =>
  fc.record({
    act: pick("deposit" as const, "deposit" as const, "promo" as const),
    id: fc.constant(`d${n}`),
    amount: amountFor(`${n}`, 1500),
  }),
);
const holds = holdId.chain((id) =>
  fc.record({ act: fc.constant("hold" as const), id: fc.constant(id), amount: amountFor(id, 150) }),
);
const partsOfHolds = fc.tuple(holdId, payoutId).chain(([hold, id]) =>
  fc.oneof(
    fc.record({
      act: fc.constant("release" as const),
      id: fc.constant(`l${id}`),
      holdId: fc.constant(hold),
      amount: amountFor(id, 60),
    }),
    fc.record({
      act: fc.constant("disburse" as const),
      id: fc.constant(id),
      holdId: fc.constant(hold),
      amount: amountFor(id, 60),
      fee: pick(0n, 0n, 3n),
    }),
    fc.record({
      act: fc.constant("return" as const),
      id: fc.constant(`b${id}`),
      payoutId: fc.constant(id),
      amount: amountFor(id, 60),
    }),
  ),
);
const blocks = fc.record({ act: fc.constant("block" as const), on: pick(true, false, false, false) });

const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 5, arbitrary: debits },
  { weight: 3, arbitrary: plays },
  { weight: 5, arbitrary: settles },
  { weight: 3, arbitrary: rollbacks },
  { weight: 4, arbitrary: deposits },
  { weight: 2, arbitrary: holds },
  { weight: 3, arbitrary: partsOfHolds },
  { weight: 1, arbitrary: blocks },
);
const fate: fc.Arbitrary<Fate> = pick("heard", "heard", "heard", "heard", "lost", "aborted");
const call = fc.record({ operation, fate });

/** All operations on one stake, concurrent and in any order. */
const sameStake = stakeId.chain((id) =>
  fc.shuffledSubarray<Operation>(
    [
      { act: "debit", id, amount: 20n, fromBonus: 0n },
      { act: "settle", id: `${id}:win`, debitId: id, amount: 50n },
      { act: "settle", id: `${id}:win2`, debitId: id, amount: 60n },
      { act: "rollback", id: `${id}:back`, debitId: id },
      { act: "play", id, stake: 20n, win: 50n },
    ],
    { minLength: 2, maxLength: 4 },
  ),
);

const burst: fc.Arbitrary<Burst> = fc
  .oneof(
    { weight: 3, arbitrary: fc.array(call, { minLength: 1, maxLength: 1 }) },
    {
      weight: 2,
      arbitrary: fc.tuple(call, fc.integer({ min: 2, max: 4 })).map(([one, times]) => Array(times).fill(one)),
    },
    { weight: 2, arbitrary: fc.array(call, { minLength: 2, maxLength: 4 }) },
    { weight: 2, arbitrary: sameStake.map((all) => all.map((operation) => ({ operation, fate: "heard" as const }))) },
  )
  .map((calls) => new Burst(calls));

/** Returns the whole history of one account, from before it exists. */
export function accountHistory(context: Context, counted: () => void, journal: string[] = []) {
  return fc.asyncProperty(fc.commands([burst], { maxCommands: 60, size: "max" }), (commands) =>
    fc.asyncModelRun(() => {
      const player = { playerId: newId(), currency: "PHP" };
      const accountId = accountIdOf(player);
      const acknowledged = (vendorId: string, externalId: string) =>
        journal.push(`${vendorId} ${externalId} ${accountId}`);
      return { model: new LedgerModel(), real: { context, player, counted, acknowledged } };
    }, commands),
  );
}
