import "server-only";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { newId } from "#lib/kernel/ids.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { requireGame } from "#lib/modules/games/index.ts";
import { withDemoPurse } from "#lib/modules/originals/demo/demo-purse.ts";
import { demoRoundView } from "#lib/modules/originals/demo/demo-round.ts";
import { drawBet } from "#lib/modules/originals/draw-bet.ts";
import type { Bet, Engine } from "#lib/modules/originals/engine.ts";
import type { Played } from "#lib/modules/originals/play-round.ts";
import type { Context } from "#lib/platform/context.ts";

/** One round for demo money: the same engine, the purse in the key-value store, no ledger row, no jackpot. */
export async function playDemoRound<Code extends string, Choice extends object, Outcome extends object>(
  context: Context,
  engine: Engine<Code, Choice, Outcome>,
  bet: Bet<Choice>,
): Promise<Played<Code, Choice, Outcome>> {
  const { idempotencyKey, stake } = bet;
  const game = await requireGame(context, engine.code);
  return withDemoPurse(context, async (purse) => {
    const earlier = purse.rounds.find((round) => round.idempotencyKey === idempotencyKey);
    if (earlier) {
      const same = earlier.gameCode === engine.code && earlier.stake === stake;
      if (!same || !isDeepStrictEqual(engine.choice.parse(earlier.choice), bet.choice))
        throw new DomainError("duplicate-transaction");
      return { round: await demoRoundView(engine, purse, earlier), balance: purse.balance };
    }
    const { outcome, payout, nonce, clientSeed } = await drawBet(engine, game, purse.current, bet);
    if (stake > purse.balance) throw new DomainError("insufficient-funds", { balance: moneyToWire(purse.balance) });
    const playedAt = context.clock.now();
    const { serverSeedHash } = purse.current;
    const id = newId(playedAt.getTime());
    const round = {
      ...{ id, gameCode: engine.code, idempotencyKey, stake, payout, nonce, clientSeed, serverSeedHash, playedAt },
      choice: z.encode(engine.choice, bet.choice),
      outcome: z.encode(engine.outcome, outcome),
    };
    purse.balance += payout - stake;
    purse.current.nextNonce += 1;
    purse.rounds.unshift(round);
    return { round: await demoRoundView(engine, purse, round), balance: purse.balance };
  });
}
