import * as z from "zod/mini";
import { money } from "#lib/contracts/wire.ts";
import { gameCodes, inHouseGames } from "#lib/originals/registry.ts";
import { clientSeed, seedHash } from "#lib/originals/shapes.ts";

const games = Object.values(inHouseGames);

/** A bet on any in-house game, discriminated by `game`. */
export const bet = z.discriminatedUnion("game", atLeastOne(games.map((game) => game.bet)));

/** A round of any in-house game. */
export const round = z.discriminatedUnion("game", atLeastOne(games.map((game) => game.round)));

/** Selects the game of a table. */
export const tableOf = z.strictObject({ game: z.enum(gameCodes) });

/** `balance`: available to stake after the round. */
export const played = z.object({ round, balance: money });

/** The seeds of the next round. `nextServerSeedHash` commits to the server seed of the next rotation. */
export const seeds = z.object({
  serverSeedHash: seedHash,
  nextServerSeedHash: seedHash,
  clientSeed,
  nonce: z.int(),
});

/**
 * Everything a game's page needs to resume. `rounds` are the last ones of this game, newest first; `unseen` is the last
 * one when its result was not shown to the end, for games whose results take time to show; `pools` are the game's
 * jackpots.
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

/**
 * Identifies the pair to reveal by its commitment, so that a repeated request finds it revealed and changes nothing.
 */
export const rotation = z.strictObject({ serverSeedHash: seedHash, clientSeed });

export const rotated = z.object({
  seeds,
  revealed: z.object({ serverSeed: z.string(), serverSeedHash: seedHash }),
});

function atLeastOne<Item>([first, ...others]: Item[]): [Item, ...Item[]] {
  if (first === undefined) throw new Error("there is no in-house game");
  return [first, ...others];
}
