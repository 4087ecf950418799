import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { playDemoDice as call } from "#lib/contracts/originals/play-demo-dice.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { newId } from "#lib/kernel/ids.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { type Game, requireGame } from "#lib/modules/games/index.ts";
import { type DemoPurse, withDemoPurse } from "#lib/modules/originals/demo/demo-purse.ts";
import { demoRoundView } from "#lib/modules/originals/demo/demo-round.ts";
import { settleDice } from "#lib/modules/originals/settle-dice.ts";
import type { Context } from "#lib/platform/context.ts";

type Input = InputOf<typeof call>;
type Output = OutputOf<typeof call>;

/** One round for demo money: the same engine, the purse in the key-value store, no ledger row. */
export async function playDemoDice(context: Context, input: Input): Promise<Output> {
  const game = await requireGame(context, "dice");
  return withDemoPurse(context, (purse) => play(context, game, purse, input));
}

async function play({ clock }: Context, game: Game, purse: DemoPurse, input: Input): Promise<Output> {
  const { idempotencyKey, stake, direction, target } = input;
  const earlier = purse.rounds.find((round) => round.idempotencyKey === idempotencyKey);
  if (earlier) {
    const same = earlier.stake === stake && earlier.direction === direction && earlier.target === target;
    if (!same) throw new DomainError("duplicate-transaction");
    return { round: await demoRoundView(purse, earlier), balance: purse.balance };
  }
  const settled = await settleDice(game, purse.current, { direction, target }, stake);
  if (stake > purse.balance) throw new DomainError("insufficient-funds", { balance: moneyToWire(purse.balance) });
  const { serverSeedHash } = purse.current;
  const playedAt = clock.now();
  const id = { roundId: newId(playedAt.getTime()), idempotencyKey, demo: true };
  const round = { ...id, stake, direction, target, ...settled, serverSeedHash, playedAt };
  purse.balance += settled.payout - stake;
  purse.current.nextNonce += 1;
  purse.rounds.unshift(round);
  return { round: await demoRoundView(purse, round), balance: purse.balance };
}
