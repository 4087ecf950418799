import { PortalError } from "#lib/client/portal-error.ts";
import { readAccountRecordCall } from "#lib/contracts/cashier/read-account-record.ts";
import type { Journal } from "#tests/faults/journal.ts";
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
  /** Stops the load after every started act is finished. Throws errors that no player should meet. */
  stop(): Promise<void>;
  /** Waits for payments; true when all of them were credited. */
  settle(): Promise<boolean>;
  /** Describes players whose account differs from what they were told. */
  differences(): Promise<string[]>;
}

/**
 * Starts players who register, deposit, play and withdraw over the network, each retrying an act until it succeeds.
 * Each has its own address in `network` ("10.9.0"), because limits count by address.
 */
export async function startPortalLoad(
  { network, ...facts }: Omit<PlayerFacts, "address"> & { network: string },
  journal: Journal,
  count: number,
): Promise<PortalLoad> {
  const addresses = Array.from({ length: count }, (_, index) => `${network}.${index + 1}`);
  const players = await Promise.all(addresses.map((address) => openPlayer({ ...facts, address })));
  for (const player of players) await fund(player, journal);
  let stopping = false;
  let acts = 0;

  async function run(player: Player, index: number): Promise<void> {
    for (let turn = index; !stopping; turn++) {
      const delivery = deliveries[Math.floor(turn / 20) % deliveries.length] ?? "normal";
      if (turn % 20 === 19) await deposit(player, 10_000n, delivery);
      else if (turn % 20 === 10) await withdraw(player, journal);
      else await playOrDeposit(player);
      if (turn % 10 === 0) await noticeDeposits(player, journal);
      acts++;
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

  const running = Promise.allSettled(players.map(run));
  return {
    players,
    acknowledged: () => acts,
    async stop() {
      stopping = true;
      for (const result of await running) if (result.status === "rejected") throw result.reason;
    },
    async settle() {
      for (const player of players) {
        if (player.awaited.size > 0) await payAgain(player);
        if (!(await arrived(player, journal))) return false;
      }
      return true;
    },
    async differences() {
      const found = await Promise.all(players.map(difference));
      return found.filter((text) => text !== undefined);
    },
  };
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
  const movements = told.rounds * 2 + told.deposits + told.withdrawals;
  const there = `cash ${cash}, held ${held}, ${totals.count} movements`;
  const expected = `cash ${told.cash}, held ${told.held}, ${movements} movements`;
  return there === expected ? undefined : `${username} was told ${expected}; there are ${there}`;
}
