import { callPortal } from "#lib/client/call-portal.ts";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { changeClientSeedCall } from "#lib/contracts/originals/change-client-seed.ts";
import { changeDemoClientSeedCall } from "#lib/contracts/originals/change-demo-client-seed.ts";
import { markRoundSeenCall } from "#lib/contracts/originals/mark-round-seen.ts";
import { playDemoRoundCall } from "#lib/contracts/originals/play-demo-round.ts";
import { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import { readDemoTableCall } from "#lib/contracts/originals/read-demo-table.ts";
import { readRoundCall } from "#lib/contracts/originals/read-round.ts";
import { readTableCall } from "#lib/contracts/originals/read-table.ts";
import { refillDemoCall } from "#lib/contracts/originals/refill-demo.ts";
import { rotateDemoSeedsCall } from "#lib/contracts/originals/rotate-demo-seeds.ts";
import { rotateSeedsCall } from "#lib/contracts/originals/rotate-seeds.ts";
import type { GameCode } from "#lib/originals/registry.ts";

export type AnyRound = OutputOf<typeof readRoundCall>["round"];
export type RoundOf<Code extends GameCode> = Extract<AnyRound, { game: Code }>;
export type AnyTable = OutputOf<typeof readTableCall>;
export type Seeds = AnyTable["seeds"];
export type Limits = AnyTable["limits"];
export type Rotated = OutputOf<typeof rotateSeedsCall>;
export type Pools = AnyTable["pools"];

export type PlayMode = "money" | "demo";

/** A player's state in one game. */
export type TableState<Code extends GameCode> = Omit<AnyTable, "rounds"> & { rounds: RoundOf<Code>[] };

export interface Played<Code extends GameCode> {
  round: RoundOf<Code>;
  balance: bigint;
}

/** Input of the play call for one game. */
type BetOf<Code extends GameCode> = Extract<InputOf<typeof playRoundCall>, { game: Code }>;

export async function readTable<Code extends GameCode>(game: Code, mode: PlayMode): Promise<TableState<Code>> {
  return tableOf(game, await callPortal(mode === "money" ? readTableCall : readDemoTableCall, { game }));
}

/** Plays one round. Money and demo use different purses but the same input and output. */
export async function playRound<Code extends GameCode>(
  game: Code,
  mode: PlayMode,
  bet: BetOf<Code>,
): Promise<Played<Code>> {
  const { round, balance } = await callPortal(mode === "money" ? playRoundCall : playDemoRoundCall, bet);
  if (!isRoundOf(game, round)) throw new Error(`a round of ${round.game} for ${game}`);
  return { round, balance };
}

/** Narrows a table's rounds to the game's own. */
export function tableOf<Code extends GameCode>(game: Code, table: AnyTable): TableState<Code> {
  return { ...table, rounds: table.rounds.filter((round) => isRoundOf(game, round)) };
}

export function isRoundOf<Code extends GameCode>(game: Code, round: AnyRound): round is RoundOf<Code> {
  return round.game === game;
}

export interface SeedCalls {
  changeClientSeed: (clientSeed: string) => Promise<Seeds>;
  /** Reveals the seed pair of this commitment; the next pair uses `clientSeed`. */
  rotateSeeds: (serverSeedHash: string, clientSeed: string) => Promise<Rotated>;
}

/** Returns the seed calls. Seeds belong to the player, not to a game. */
export const seedCalls = (mode: PlayMode): SeedCalls => ({
  changeClientSeed: (clientSeed) =>
    callPortal(mode === "money" ? changeClientSeedCall : changeDemoClientSeedCall, { clientSeed }),
  rotateSeeds: (serverSeedHash, clientSeed) =>
    callPortal(mode === "money" ? rotateSeedsCall : rotateDemoSeedsCall, { serverSeedHash, clientSeed }),
});

/** Reads a round by id; demo rounds only of this browser or account. */
export const findRound = (roundId: string) => callPortal(readRoundCall, { roundId });

/** Marks a round's result as shown to the end. */
export const noteSeen = (roundId: string) => callPortal(markRoundSeenCall, { roundId });

/** Refills the demo purse and returns its new balance in minor units. */
export async function fillDemo(): Promise<bigint> {
  return (await callPortal(refillDemoCall, {})).balance;
}
