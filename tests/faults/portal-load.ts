import { EventEmitter, once } from "node:events";
import { PortalError } from "#lib/client/portal-error.ts";
import { readAccountRecordCall } from "#lib/contracts/cashier/read-account-record.ts";
import type { Journal } from "#tests/faults/journal.ts";
import type { OperatorDesk } from "#tests/faults/operator-desk.ts";
import { claim, receiptDifferences, withdrawToTheEnd } from "#tests/faults/payout-acts.ts";
import {
  balanceOf,
  deposit,
  noticeDeposits,
  openPlayer,
  type Player,
  type PlayerFacts,
  payAgain,
  play,
  untilAnswered,
  withdraw,
} from "#tests/faults/player.ts";
import { until } from "../../scripts/services/process.mjs";

/** Small enough that its turnover requirement is soon met, so that withdrawals are part of the load. */
const openingDeposit = 50_000n;
const arrivalLimitMs = 60_000;
const deliveries = ["normal", "duplicate", "reorder", "delay"];

export interface PortalLoad {
  players: readonly Player[];
  acknowledged(): number;
  /** Resolves when the next act of this name is being sent. */
  underway(act: string): Promise<unknown>;
  /** Milliseconds from `sinceMs` until every player has had an answer to an act begun after it. Throws after a minute. */
  recovery(sinceMs: number): Promise<number>;
  /** Lets every player finish an act and wait, until the returned function is called. */
  rest(): Promise<() => void>;
  /** Stops the load after every started act is finished. Throws errors that no player should meet. */
  stop(): Promise<void>;
  /** Waits for payments; true when all of them were credited. */
  settle(): Promise<boolean>;
  /** Describes players whose account differs from what they were told. */
  differences(): Promise<string[]>;
}

/**
 * Starts players who register, deposit, play and withdraw over the network, each retrying an act until it succeeds.
 * Each has its own address in `network` ("10.9.0"), because limits count by address. With an operator's desk they also
 * claim rewards, are paid and confirm the receipt.
 */
export async function startPortalLoad(
  { network, desk, ...facts }: Omit<PlayerFacts, "address" | "sending"> & { network: string; desk?: OperatorDesk },
  journal: Journal,
  count: number,
): Promise<PortalLoad> {
  const { players, sent, lastSent } = await openPlayers(facts, network, count);
  for (const player of players) await fund(player, journal);
  let stopping = false;
  let acts = 0;
  let resting: { count: number; over: Promise<void> } | undefined;
  /** When each player's last finished act had begun. */
  const begun = players.map(() => 0);
  /** Errors that ended a player's acts, which no player should meet. */
  const failures: unknown[] = [];
  const untilAll = (reached: () => boolean) =>
    until(() => {
      if (failures.length > 0) throw failures[0];
      return reached();
    }, arrivalLimitMs);

  async function run(player: Player, index: number): Promise<void> {
    for (let turn = index; !stopping; turn++) {
      const beganMs = Date.now();
      const delivery = deliveries[Math.floor(turn / 20) % deliveries.length] ?? "normal";
      if (turn % 20 === 19) await deposit(player, 10_000n, delivery);
      else if (turn % 20 === 10) await (desk ? withdrawToTheEnd(player, desk, journal) : withdraw(player, journal));
      else if (desk && turn % 10 === 5) await claim(player, desk, journal);
      else await playOrDeposit(player);
      if (turn % 10 === 0) await noticeDeposits(player, journal);
      acts++;
      begun[index] = beganMs;
      if (!resting) continue;
      resting.count++;
      await resting.over;
    }
  }

  async function playOrDeposit(player: Player): Promise<void> {
    try {
      await play(player, journal);
    } catch (error) {
      if (!(error instanceof PortalError && error.code === "insufficient-funds")) throw error;
      await deposit(player, openingDeposit, "duplicate");
      await arrived(player, journal);
    }
  }

  const running = Promise.all(
    players.map((player, index) => run(player, index).catch((error) => failures.push(error))),
  );
  return {
    players,
    acknowledged: () => acts,
    underway: (act) => once(sent, act, { signal: AbortSignal.timeout(arrivalLimitMs) }),
    async recovery(sinceMs) {
      if (await untilAll(() => begun.every((ms) => ms > sinceMs))) return Date.now() - sinceMs;
      const late = begun.flatMap((ms, index) => (ms > sinceMs ? [] : (lastSent[index] ?? "nothing")));
      throw new Error(`players without an answer, who had sent ${late.join(", ")}`);
    },
    async rest() {
      const { promise: over, resolve } = Promise.withResolvers<void>();
      const rest = { count: 0, over };
      resting = rest;
      if (!(await untilAll(() => rest.count === players.length))) throw new Error("a player never rests");
      return () => {
        resting = undefined;
        resolve();
      };
    },
    async stop() {
      stopping = true;
      await running;
      if (failures.length > 0) throw failures[0];
    },
    async settle() {
      for (const player of players) {
        if (player.awaited.size > 0) await payAgain(player);
        if (!(await arrived(player, journal))) return false;
      }
      return true;
    },
    async differences() {
      const found = await Promise.all(
        players.flatMap((player) => [difference(player).then((text) => text ?? []), receiptDifferences(player)]),
      );
      return found.flat();
    },
  };
}

/** `sent` emits the name of every act that is about to be sent; `lastSent` has the last one of each player. */
async function openPlayers(facts: Omit<PlayerFacts, "address" | "sending">, network: string, count: number) {
  const sent = new EventEmitter();
  const lastSent: string[] = [];
  const open = (_: unknown, index: number) => {
    const sending = (act: string) => {
      lastSent[index] = act;
      sent.emit(act);
    };
    return openPlayer({ ...facts, address: `${network}.${index + 1}`, sending });
  };
  return { players: await Promise.all(Array.from({ length: count }, open)), sent, lastSent };
}

/** Gives a new player money to play with. */
export async function fund(player: Player, journal: Journal): Promise<void> {
  await deposit(player, openingDeposit, "normal");
  if (!(await arrived(player, journal))) throw new Error("a player's first payment did not arrive");
}

async function arrived(player: Player, journal: Journal): Promise<boolean> {
  return until(async () => {
    await noticeDeposits(player, journal);
    return player.awaited.size === 0;
  }, arrivalLimitMs);
}

/** Compares the portal's own figures of the account: its balance, and the number of movements in the record. */
export async function difference(player: Player): Promise<string | undefined> {
  const { cash, held } = await balanceOf(player);
  const { totals } = await untilAnswered(player, readAccountRecordCall, { pageSize: 1 });
  const { told, username } = player;
  const movements = told.rounds * 2 + told.deposits + told.withdrawals + told.claims + told.payouts;
  const there = `cash ${cash}, held ${held}, ${totals.count} movements`;
  const expected = `cash ${told.cash}, held ${told.held}, ${movements} movements`;
  return there === expected ? undefined : `${username} was told ${expected}; there are ${there}`;
}
