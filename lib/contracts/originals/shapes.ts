import * as z from "zod/mini";
import { money } from "#lib/contracts/wire.ts";
import { gameCodes, inHouseGames } from "#lib/originals/registry.ts";
import { clientSeed, seedHash } from "#lib/originals/shapes.ts";

const games = Object.values(inHouseGames);

/** A bet on any in-house game, told apart by `game`. */
export const bet = z.discriminatedUnion("game", atLeastOne(games.map((game) => game.bet)));

/** A round of any in-house game. */
export const round = z.discriminatedUnion("game", atLeastOne(games.map((game) => game.round)));

/** The game whose table is asked for. */
export const tableOf = z.strictObject({ game: z.enum(gameCodes) });

/** `balance`: what can be staked after the round. */
export const played = z.object({ round, balance: money });

/** The seeds of the next round. `nextServerSeedHash` commits to the server seed that a rotation brings. */
export const seeds = z.object({
  serverSeedHash: seedHash,
  nextServerSeedHash: seedHash,
  clientSeed,
  nonce: z.int(),
});

/**
 * All that the page of a game needs to go on where it was. `rounds` are the last ones of this game, newest first;
 * `unseen` is the last one when its result has not been shown to the end, for games whose results take time to show;
 * `pools` are the jackpots of the game.
 */
export const table = z.object({
  currency: z.string(),
  balance: money,
  limits: z.object({ minimumStake: money, maximumStake: money, maximumWin: money }),
  seeds,
  rounds: z.array(round),
  unseen: z.nullable(z.uuid()),
  pools: z.array(z.object({ pool: z.string(), amount: money })),
});

/** Names the pair to reveal by its commitment, so that a repeated request finds it revealed and changes nothing. */
export const rotation = z.strictObject({ serverSeedHash: seedHash, clientSeed });

export const rotated = z.object({
  seeds,
  revealed: z.object({ serverSeed: z.string(), serverSeedHash: seedHash }),
});

function atLeastOne<Item>([first, ...others]: Item[]): [Item, ...Item[]] {
  if (first === undefined) throw new Error("there is no in-house game");
  return [first, ...others];
}
