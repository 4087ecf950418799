import "server-only";
import { openDraws } from "#lib/contracts/originals/fairness.ts";
import type { Game } from "#lib/modules/games/index.ts";
import type { Bet, Drawn, Engine } from "#lib/modules/originals/engine.ts";
import { unseal } from "#lib/platform/sealed.ts";

/** The pair a round is drawn from, at its next nonce. */
interface DrawingPair {
  sealedServerSeed: string;
  clientSeed: string;
  nextNonce: number;
}

/** Checks and draws one bet, for money and demo alike. Writes nothing. Error: invalid-input (stake). */
export async function drawBet<Code extends string, Choice extends object, Outcome extends object>(
  engine: Engine<Code, Choice, Outcome>,
  game: Game,
  { sealedServerSeed, clientSeed, nextNonce: nonce }: DrawingPair,
  { stake, choice }: Bet<Choice>,
): Promise<Drawn<Outcome> & { clientSeed: string; nonce: number }> {
  engine.checkStake(game, choice, stake);
  const serverSeed = await unseal(sealedServerSeed);
  const draws = await openDraws({ serverSeed, clientSeed, nonce });
  return { ...(await engine.draw(draws, choice, stake)), clientSeed, nonce };
}
