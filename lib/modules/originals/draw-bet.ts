import "server-only";
import type { Game } from "#lib/modules/games/index.ts";
import type { Bet } from "#lib/modules/originals/bet.ts";
import type { Drawn } from "#lib/originals/engine.ts";
import { openDraws } from "#lib/originals/fairness.ts";
import type { GameCode, GameOf, OutcomeOf } from "#lib/originals/registry.ts";
import type { Context } from "#lib/platform/context.ts";
import { unseal } from "#lib/platform/sealing/seal.ts";

/** The pair that a round is drawn from, at its next nonce. */
interface DrawingPair {
  sealedServerSeed: string;
  clientSeed: string;
  nextNonce: number;
}

/**
 * Checks and draws one bet, for money and demo alike. Writes nothing.
 * @throws invalid-input (`stake`)
 */
export async function drawBet<Code extends GameCode>(
  { db }: Pick<Context, "db">,
  game: GameOf<Code>,
  limits: Game,
  { sealedServerSeed, clientSeed, nextNonce: nonce }: DrawingPair,
  { stake, choice }: Bet<Code>,
): Promise<Drawn<OutcomeOf<Code>> & { clientSeed: string; nonce: number }> {
  const engine = await game.engine();
  engine.checkStake(limits, choice, stake);
  const serverSeed = await unseal(db, sealedServerSeed);
  const draws = await openDraws({ serverSeed, clientSeed, nonce });
  return { ...(await engine.draw(draws, choice, stake)), clientSeed, nonce };
}
