import * as z from "zod/mini";
import type { AnyRound } from "#lib/client/originals.ts";
import { round as roundShape } from "#lib/contracts/originals/shapes.ts";
import type { Drawn } from "#lib/originals/engine.ts";
import { type Draws, type DrawTrace, openDraws, seedHash } from "#lib/originals/fairness.ts";
import { type ChoiceOf, type GameCode, type GameOf, gameOf, inHouseGames } from "#lib/originals/registry.ts";

/** What this browser computed from the round's seeds, to compare with the stored round. */
export interface RoundCheck {
  hash: string;
  hashAgrees: boolean;
  /** HMAC blocks that were read, in order. */
  blocks: { message: string; digest: string }[];
  /** Every number that was drawn, in order. */
  draws: DrawTrace[];
  resultAgrees: boolean;
  /** Without a jackpot: its amount does not follow from the draws. */
  payout: bigint;
  payoutAgrees: boolean;
}

/** Draws a round again from its seeds. Returns null while the server seed is not revealed. */
export async function checkRound(round: AnyRound): Promise<RoundCheck | null> {
  const { serverSeed, clientSeed, nonce, stake, demo, jackpot } = round;
  if (serverSeed === null) return null;
  const { choice, outcome } = inHouseGames[round.game];
  const wire = z.record(z.string(), z.unknown()).parse(z.encode(roundShape, round));
  const hash = await seedHash(serverSeed);
  const { draws, noted, blocks } = noting(await openDraws({ serverSeed, clientSeed, nonce }));
  const again = await redraw<GameCode>(gameOf(round.game), picked(wire, choice.shape), stake, draws);
  const pool = demo ? null : (again.jackpot?.code ?? null);
  return {
    hash,
    hashAgrees: hash === round.serverSeedHash,
    blocks,
    draws: noted,
    resultAgrees:
      JSON.stringify(again.outcome) === JSON.stringify(picked(wire, outcome.shape)) && pool === (jackpot?.pool ?? null),
    payout: again.payout,
    payoutAgrees: again.payout === round.payout - (jackpot?.amount ?? 0n),
  };
}

/** Returns the outcome as calls send it. */
async function redraw<Code extends GameCode>(
  game: GameOf<Code>,
  choice: unknown,
  stake: bigint,
  draws: Draws,
): Promise<Drawn<unknown>> {
  const engine = await game.engine();
  const chosen: ChoiceOf<Code> = game.choice.parse(choice);
  const { outcome, ...drawn } = await engine.draw(draws, chosen, stake);
  return { ...drawn, outcome: z.encode(game.outcome, outcome) };
}

/** Returns the fields of a shape, in the shape's order. */
function picked(from: Record<string, unknown>, shape: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, from[name]]));
}

/** Wraps `draws` to record every number and block that is read. */
function noting(draws: Draws): { draws: Draws; noted: DrawTrace[]; blocks: RoundCheck["blocks"] } {
  const noted: DrawTrace[] = [];
  const blocks: RoundCheck["blocks"] = [];
  const trace: Draws["trace"] = async (outcomes) => {
    const drawn = await draws.trace(outcomes);
    noted.push(drawn);
    if (blocks.at(-1)?.message !== drawn.message) blocks.push({ message: drawn.message, digest: drawn.digest });
    return drawn;
  };
  return { draws: { trace, next: async (outcomes) => (await trace(outcomes)).outcome }, noted, blocks };
}
