import { callPortal } from "#lib/client/call-portal.ts";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { changeClientSeed } from "#lib/contracts/originals/change-client-seed.ts";
import { changeDemoClientSeed } from "#lib/contracts/originals/change-demo-client-seed.ts";
import { playDemoDice } from "#lib/contracts/originals/play-demo-dice.ts";
import { playDice } from "#lib/contracts/originals/play-dice.ts";
import { readDemoDice } from "#lib/contracts/originals/read-demo-dice.ts";
import { readDice } from "#lib/contracts/originals/read-dice.ts";
import { readRound } from "#lib/contracts/originals/read-round.ts";
import { refillDemo } from "#lib/contracts/originals/refill-demo.ts";
import { rotateDemoSeeds } from "#lib/contracts/originals/rotate-demo-seeds.ts";
import { rotateSeeds } from "#lib/contracts/originals/rotate-seeds.ts";

export type DiceState = OutputOf<typeof readDice>;
export type DiceRound = DiceState["rounds"][number];
export type Seeds = DiceState["seeds"];
export type DicePlay = InputOf<typeof playDice>;
export type Played = OutputOf<typeof playDice>;
export type Rotated = OutputOf<typeof rotateSeeds>;

/** One table, two purses: the calls of money and of demo play take and answer the same. */
export interface DiceCalls {
  read: () => Promise<DiceState>;
  play: (play: DicePlay) => Promise<Played>;
  changeClientSeed: (clientSeed: string) => Promise<Seeds>;
  /** Reveals the pair of this commitment; the next one plays with `clientSeed`. */
  rotateSeeds: (serverSeedHash: string, clientSeed: string) => Promise<Rotated>;
}

export const moneyDice: DiceCalls = {
  read: () => callPortal(readDice, {}),
  play: (play) => callPortal(playDice, play),
  changeClientSeed: (clientSeed) => callPortal(changeClientSeed, { clientSeed }),
  rotateSeeds: (serverSeedHash, clientSeed) => callPortal(rotateSeeds, { serverSeedHash, clientSeed }),
};

export const demoDice: DiceCalls = {
  read: () => callPortal(readDemoDice, {}),
  play: (play) => callPortal(playDemoDice, play),
  changeClientSeed: (clientSeed) => callPortal(changeDemoClientSeed, { clientSeed }),
  rotateSeeds: (serverSeedHash, clientSeed) => callPortal(rotateDemoSeeds, { serverSeedHash, clientSeed }),
};

/** A round by its id; demo rounds only of this browser or account. */
export const findRound = (roundId: string) => callPortal(readRound, { roundId });

/** Fills the demo purse up; what it holds after that, in minor units. */
export async function fillDemo(): Promise<bigint> {
  return (await callPortal(refillDemo, {})).balance;
}
