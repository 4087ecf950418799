import { callPortal } from "#lib/client/call-portal.ts";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { changeClientSeed } from "#lib/contracts/originals/change-client-seed.ts";
import { changeDemoClientSeed } from "#lib/contracts/originals/change-demo-client-seed.ts";
import { markRoundSeen } from "#lib/contracts/originals/mark-round-seen.ts";
import { playDemoDice } from "#lib/contracts/originals/play-demo-dice.ts";
import { playDemoParolNights } from "#lib/contracts/originals/play-demo-parol-nights.ts";
import { playDice } from "#lib/contracts/originals/play-dice.ts";
import { playParolNights } from "#lib/contracts/originals/play-parol-nights.ts";
import { readDemoDice } from "#lib/contracts/originals/read-demo-dice.ts";
import { readDemoParolNights } from "#lib/contracts/originals/read-demo-parol-nights.ts";
import { readDice } from "#lib/contracts/originals/read-dice.ts";
import { readParolNights } from "#lib/contracts/originals/read-parol-nights.ts";
import { readRound } from "#lib/contracts/originals/read-round.ts";
import { refillDemo } from "#lib/contracts/originals/refill-demo.ts";
import { rotateDemoSeeds } from "#lib/contracts/originals/rotate-demo-seeds.ts";
import { rotateSeeds } from "#lib/contracts/originals/rotate-seeds.ts";

export type AnyRound = OutputOf<typeof readRound>["round"];
export type DiceState = OutputOf<typeof readDice>;
export type DiceRound = DiceState["rounds"][number];
export type DicePlay = InputOf<typeof playDice>;
export type SlotState = OutputOf<typeof readParolNights>;
export type SlotRound = SlotState["rounds"][number];
export type SlotPlay = InputOf<typeof playParolNights>;
export type Seeds = DiceState["seeds"];
export type Limits = DiceState["limits"];
export type Rotated = OutputOf<typeof rotateSeeds>;
export type Pools = SlotState["pools"];

export type PlayMode = "money" | "demo";

/** What every table says of its player; the game adds the rounds. */
export interface TableState<Round> {
  currency: string;
  balance: bigint;
  limits: Limits;
  seeds: Seeds;
  rounds: Round[];
}

export interface Played<Round> {
  round: Round;
  balance: bigint;
}

/** One table, two purses: the calls of money and of demo play take and answer the same. */
export interface TableCalls<Play, Round, State extends TableState<Round>> {
  read: () => Promise<State>;
  play: (play: Play) => Promise<Played<Round>>;
}

export const diceCalls = (mode: PlayMode): TableCalls<DicePlay, DiceRound, DiceState> =>
  mode === "money" ? moneyDice : demoDice;
export const slotCalls = (mode: PlayMode): TableCalls<SlotPlay, SlotRound, SlotState> =>
  mode === "money" ? moneySlot : demoSlot;

const moneyDice = {
  read: () => callPortal(readDice, {}),
  play: (play: DicePlay) => callPortal(playDice, play),
};
const demoDice = {
  read: () => callPortal(readDemoDice, {}),
  play: (play: DicePlay) => callPortal(playDemoDice, play),
};
const moneySlot = {
  read: () => callPortal(readParolNights, {}),
  play: (play: SlotPlay) => callPortal(playParolNights, play),
};
const demoSlot = {
  read: () => callPortal(readDemoParolNights, {}),
  play: (play: SlotPlay) => callPortal(playDemoParolNights, play),
};

export interface SeedCalls {
  changeClientSeed: (clientSeed: string) => Promise<Seeds>;
  /** Reveals the pair of this commitment; the next one plays with `clientSeed`. */
  rotateSeeds: (serverSeedHash: string, clientSeed: string) => Promise<Rotated>;
}

/** Seeds belong to the player, not to a game. */
export const seedCalls = (mode: PlayMode): SeedCalls => ({
  changeClientSeed: (clientSeed) =>
    callPortal(mode === "money" ? changeClientSeed : changeDemoClientSeed, { clientSeed }),
  rotateSeeds: (serverSeedHash, clientSeed) =>
    callPortal(mode === "money" ? rotateSeeds : rotateDemoSeeds, { serverSeedHash, clientSeed }),
});

/** A round by its id; demo rounds only of this browser or account. */
export const findRound = (roundId: string) => callPortal(readRound, { roundId });

/** Its result was shown to the end. */
export const noteSeen = (roundId: string) => callPortal(markRoundSeen, { roundId });

/** Fills the demo purse up; what it holds after that, in minor units. */
export async function fillDemo(): Promise<bigint> {
  return (await callPortal(refillDemo, {})).balance;
}
