import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { playDice as call } from "#lib/contracts/originals/play-dice.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { newId } from "#lib/kernel/ids.ts";
import { inHouseVendor, recordBet, requireGame } from "#lib/modules/games/index.ts";
import { debitAndCredit, getBalance } from "#lib/modules/ledger/index.ts";
import { actingPlayer } from "#lib/modules/originals/acting-player.ts";
import { roundView } from "#lib/modules/originals/round-view.ts";
import { lockPairs } from "#lib/modules/originals/seed-pairs.ts";
import { settleDice } from "#lib/modules/originals/settle-dice.ts";
import { findRoundByKey, insertRound, type RoundWithPair, takeNonce } from "#lib/modules/originals/store.ts";
import { readSiteConfiguration } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

type Input = InputOf<typeof call>;
type Output = OutputOf<typeof call>;

/**
 * One round for money in one transaction: roll, stake and win in the ledger, round, bet record, next nonce; all or
 * nothing. The lock on the seed pair lets one round of a player in at a time, so a repeated key finds the first one's
 * round and answers with it.
 */
export async function playDice(context: Context, input: Input): Promise<Output> {
  const { playerId, account } = actingPlayer(context);
  const { currency } = await readSiteConfiguration(context);
  return transact(context, async (inTransaction) => {
    const { current } = await lockPairs(inTransaction, playerId);
    const earlier = await findRoundByKey(inTransaction.db, playerId, input.idempotencyKey);
    if (earlier) return repeat(inTransaction, earlier, input);

    const { direction, target, stake, idempotencyKey } = input;
    const game = await requireGame(inTransaction, "dice");
    const { roll, payout, nonce, clientSeed } = await settleDice(game, current, { direction, target }, stake);
    const playedAt = inTransaction.clock.now();
    const id = newId(playedAt.getTime());
    const { code: gameCode, vendorCode, category } = game;
    const { cashAfter } = await debitAndCredit(inTransaction, {
      playerId,
      currency,
      vendorId: inHouseVendor,
      externalId: id,
      counterAccount: `game:${gameCode}`,
      roundId: id,
      stake,
      win: payout,
    });
    const row = { id, playerId, currency, gameCode, stake, payout, nonce, clientSeed, idempotencyKey, playedAt };
    const round = { ...row, pairId: current.id, choice: { direction, target }, outcome: { roll } };
    await insertRound(inTransaction.db, round);
    await takeNonce(inTransaction.db, current.id);
    const status = payout > 0n ? "won" : "lost";
    const times = { placedAt: playedAt, settledAt: playedAt };
    await recordBet(inTransaction, { ...row, ...times, playerName: account, vendorCode, category, status });
    return { round: await roundView({ ...round, pair: current }), balance: cashAfter };
  });
}

async function repeat(context: Context, row: RoundWithPair, input: Input): Promise<Output> {
  const round = await roundView(row);
  const same = round.stake === input.stake && round.direction === input.direction && round.target === input.target;
  if (!same) throw new DomainError("duplicate-transaction");
  const { cash } = await getBalance(context, row);
  return { round, balance: cash };
}
