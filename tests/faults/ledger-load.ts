import { DomainError } from "#lib/kernel/domain-error.ts";
import { newId } from "#lib/kernel/ids.ts";
import {
  accountIdOf,
  type Balance,
  credit,
  debit,
  debitAndCredit,
  getBalance,
  hold,
  type MovementResult,
  release,
} from "#lib/modules/ledger/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";
import type { Journal } from "#tests/faults/journal.ts";

const vendorId = "faults";
const opening = 50_000_000n;
const answerLimitMs = 60_000;

interface Movement {
  /** External ids of the rows of the ledger. */
  rows: string[];
  cash: bigint;
  held: bigint;
  opensHold?: boolean;
  send(): Promise<MovementResult>;
}

/** Expected state of one writer's account, from acknowledgements alone. */
interface Writer {
  player: { playerId: string; currency: string };
  cash: bigint;
  held: bigint;
  rows: number;
  /** Holds that were acknowledged and not yet released: a hold that outlives the run would have no owner (I7). */
  holds: { holdId: string; amount: bigint }[];
}

export interface LedgerLoad {
  acknowledged(): number;
  /** Calls that were retried because the first reply never came. */
  retried(): number;
  /** Stops the load after every started movement is finished. Throws errors that no movement should meet. */
  stop(): Promise<void>;
  /** Describes accounts that differ from what was acknowledged. */
  differences(): Promise<string[]>;
}

/**
 * Starts writers that move money through the ledger's functions, each on its own account, and retry each act until it
 * succeeds.
 */
export function startLedgerLoad(context: Context, journal: Journal, connections: number): LedgerLoad {
  let stopping = false;
  let [acknowledged, retried] = [0, 0];
  const writers = Array.from({ length: connections }, (): Writer => {
    return { player: { playerId: newId(), currency: "PHP" }, cash: 0n, held: 0n, rows: 0, holds: [] };
  });

  async function untilAnswered(movement: Movement): Promise<MovementResult> {
    const endMs = Date.now() + answerLimitMs;
    for (;;) {
      try {
        return await movement.send();
      } catch (error) {
        if (error instanceof DomainError || Date.now() > endMs) throw error;
        retried++;
        await new Promise((later) => setTimeout(later, 20));
      }
    }
  }

  async function act(writer: Writer, movement: Movement): Promise<void> {
    // Occasionally sends the same act twice in parallel.
    const sendings = Math.random() < 0.05 ? [movement, movement] : [movement];
    const results = await Promise.all(sendings.map(untilAnswered));
    if (new Set(results.map(({ seq }) => seq)).size !== 1) throw new Error("one act was posted twice");
    const accountId = accountIdOf(writer.player);
    await Promise.all(movement.rows.map((row) => journal.write(`${vendorId} ${row} ${accountId}`)));
    writer.cash += movement.cash;
    writer.held += movement.held;
    writer.rows += movement.rows.length;
    if (movement.opensHold) writer.holds.push({ holdId: movement.rows[0] ?? "", amount: movement.held });
    acknowledged++;
  }

  async function run(writer: Writer): Promise<void> {
    await act(writer, deposit(context, writer, opening));
    while (!stopping) {
      await act(writer, pick(context, writer));
      if (writer.holds.length > 3) await releaseFirst(writer);
    }
    while (writer.holds.length > 0) await releaseFirst(writer);
  }

  async function releaseFirst(writer: Writer): Promise<void> {
    const [first] = writer.holds;
    if (!first) return;
    const input = { ...writer.player, vendorId, externalId: newId(), ...first };
    const send = () => transact(context, (inTransaction) => release(inTransaction, input));
    await act(writer, { rows: [input.externalId], cash: first.amount, held: -first.amount, send });
    writer.holds.shift();
  }

  const running = Promise.allSettled(writers.map(run));
  return {
    acknowledged: () => acknowledged,
    retried: () => retried,
    async stop() {
      stopping = true;
      for (const result of await running) if (result.status === "rejected") throw result.reason;
    },
    async differences() {
      const found = await Promise.all(
        writers.map(async (writer) => difference(writer, await getBalance(context, writer.player))),
      );
      return found.filter((text) => text !== undefined);
    },
  };
}

function difference(writer: Writer, { cash, held, seq }: Balance): string | undefined {
  const expected = `cash ${writer.cash}, held ${writer.held}, ${writer.rows} movements`;
  const there = `cash ${cash}, held ${held}, ${seq} movements`;
  return expected === there ? undefined : `${writer.player.playerId}: acknowledged ${expected}; there ${there}`;
}

function pick(context: Context, writer: Writer): Movement {
  const externalId = newId();
  const amount = BigInt(1 + Math.floor(Math.random() * 5_000));
  const base = { ...writer.player, vendorId, externalId };
  const dice = Math.random();
  if (dice < 0.2) return deposit(context, writer, amount);
  if (dice < 0.3) {
    const send = () => transact(context, (inTransaction) => hold(inTransaction, { ...base, amount }));
    return { rows: [externalId], cash: -amount, held: amount, opensHold: true, send };
  }
  const input = { ...base, counterAccount: "game:faults", roundId: externalId };
  if (dice < 0.6) {
    const send = () => transact(context, (inTransaction) => debit(inTransaction, { ...input, amount }));
    return { rows: [externalId], cash: -amount, held: 0n, send };
  }
  const win = dice < 0.8 ? 0n : amount * 2n;
  const send = () =>
    transact(context, (inTransaction) => debitAndCredit(inTransaction, { ...input, stake: amount, win }));
  return { rows: [externalId, `${externalId}:win`], cash: win - amount, held: 0n, send };
}

function deposit(context: Context, { player }: Writer, amount: bigint): Movement {
  const externalId = newId();
  const input = { ...player, vendorId, externalId, counterAccount: "deposit:faults", kind: "deposit", amount } as const;
  const send = () => transact(context, (inTransaction) => credit(inTransaction, input));
  return { rows: [externalId], cash: amount, held: 0n, send };
}
