import "server-only";
import * as z from "zod/mini";
import type { InputOf } from "#lib/contracts/define-call.ts";
import type { playDemoRoundCall } from "#lib/contracts/originals/play-demo-round.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { newId } from "#lib/kernel/ids.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { requireGame } from "#lib/modules/games/index.ts";
import { type Bet, type Played, requireSameBet } from "#lib/modules/originals/bet.ts";
import { withDemoPurse } from "#lib/modules/originals/demo/demo-purse.ts";
import { demoRoundView } from "#lib/modules/originals/demo/demo-round.ts";
import { drawBet } from "#lib/modules/originals/draw-bet.ts";
import { type GameCode, type GameOf, gameOf } from "#lib/originals/registry.ts";
import type { Context } from "#lib/platform/context.ts";

/** Plays one round for demo money: same engine, purse in the key-value store, no ledger row, no jackpot. */
export function playDemoRound(context: Context, input: InputOf<typeof playDemoRoundCall>): Promise<Played> {
  const { game, idempotencyKey, stake, ...choice } = input;
  return settle<GameCode>(context, gameOf(game), { idempotencyKey, stake, choice });
}

async function settle<Code extends GameCode>(context: Context, game: GameOf<Code>, bet: Bet<Code>): Promise<Played> {
  const { idempotencyKey, stake } = bet;
  const listed = await requireGame(context, game.code);
  return withDemoPurse(context, async (purse) => {
    const earlier = purse.rounds.find((round) => round.idempotencyKey === idempotencyKey);
    if (earlier) {
      requireSameBet(game, earlier, bet);
      return { round: await demoRoundView(context, purse, earlier), balance: purse.balance };
    }
    const { outcome, payout, nonce, clientSeed } = await drawBet(context, game, listed, purse.current, bet);
    if (stake > purse.balance) throw new DomainError("insufficient-funds", { balance: moneyToWire(purse.balance) });
    const playedAt = context.clock.now();
    const { serverSeedHash } = purse.current;
    const id = newId(playedAt.getTime());
    const round = {
      ...{ id, gameCode: game.code, idempotencyKey, stake, payout, nonce, clientSeed, serverSeedHash, playedAt },
      choice: z.encode(game.choice, bet.choice),
      outcome: z.encode(game.outcome, outcome),
    };
    purse.balance += payout - stake;
    purse.current.nextNonce += 1;
    purse.rounds.unshift(round);
    return { round: await demoRoundView(context, purse, round), balance: purse.balance };
  });
}
