import "server-only";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { newId } from "#lib/kernel/ids.ts";
import { requireRealAccount } from "#lib/kernel/require-actor.ts";
import { inHouseVendor, recordBet, requireGame } from "#lib/modules/games/index.ts";
import { debitAndCredit, getBalance } from "#lib/modules/ledger/index.ts";
import { drawBet } from "#lib/modules/originals/draw-bet.ts";
import type { Bet, Engine, RoundView } from "#lib/modules/originals/engine.ts";
import { payJackpot } from "#lib/modules/originals/jackpots/pay-jackpot.ts";
import { roundView } from "#lib/modules/originals/round-view.ts";
import { lockPairs } from "#lib/modules/originals/seed-pairs.ts";
import {
  findRoundByKey,
  insertJackpotWin,
  insertRound,
  type RoundWithPair,
  takeNonce,
} from "#lib/modules/originals/store.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

export interface Played<Code extends string, Choice, Outcome> {
  round: RoundView<Code, Choice, Outcome>;
  balance: bigint;
}

/**
 * One round for money in one transaction: draw, stake and win in the ledger, round, bet record, next nonce; all or
 * nothing. The lock on the seed pair lets one round of a player in at a time, so a repeated key finds the first one's
 * round and answers with it.
 */
export async function playRound<Code extends string, Choice extends object, Outcome extends object>(
  context: Context,
  engine: Engine<Code, Choice, Outcome>,
  bet: Bet<Choice>,
): Promise<Played<Code, Choice, Outcome>> {
  const { playerId, account } = requireRealAccount(context);
  const { currency } = await readSettings(context, siteSettings);
  return transact(context, async (inTransaction) => {
    const { db, clock } = inTransaction;
    const { current } = await lockPairs(inTransaction, playerId);
    const earlier = await findRoundByKey(db, playerId, bet.idempotencyKey);
    if (earlier) return repeat(inTransaction, engine, earlier, bet);

    const { idempotencyKey, stake } = bet;
    const game = await requireGame(inTransaction, engine.code);
    const drawn = await drawBet(engine, game, current, bet);
    const { nonce, clientSeed } = drawn;
    const playedAt = clock.now();
    const id = newId(playedAt.getTime());
    const { code: gameCode, vendorCode, category } = game;
    const common = { playerId, currency, vendorId: inHouseVendor, roundId: id };
    const movement = { ...common, externalId: id, counterAccount: `game:${gameCode}`, stake, win: drawn.payout };
    const { cashAfter } = await debitAndCredit(inTransaction, movement);
    const won = drawn.jackpot && (await payJackpot(inTransaction, common, gameCode, drawn.jackpot));
    const payout = drawn.payout + (won?.amount ?? 0n);

    const row = { id, playerId, currency, gameCode, stake, payout, nonce, clientSeed, idempotencyKey, playedAt };
    const choice = z.encode(engine.choice, bet.choice);
    const outcome = z.encode(engine.outcome, drawn.outcome);
    const round = { ...row, pairId: current.id, choice, outcome };
    await insertRound(db, round);
    if (won) await insertJackpotWin(db, { ...won, ...row, roundId: id, playerName: account, wonAt: playedAt });
    await takeNonce(db, current.id);
    const status = payout > 0n ? "won" : "lost";
    const times = { placedAt: playedAt, settledAt: playedAt };
    await recordBet(inTransaction, { ...row, ...times, playerName: account, vendorCode, category, status });
    const view = await roundView(engine, {
      ...round,
      pair: { serverSeedHash: current.serverSeedHash, revealed: null },
      jackpot: won,
    });
    return { round: view, balance: cashAfter + (won?.amount ?? 0n) };
  });
}

async function repeat<Code extends string, Choice extends object, Outcome extends object>(
  context: Context,
  engine: Engine<Code, Choice, Outcome>,
  row: RoundWithPair,
  { stake, choice }: Bet<Choice>,
): Promise<Played<Code, Choice, Outcome>> {
  const same = row.gameCode === engine.code && row.stake === stake;
  if (!same || !isDeepStrictEqual(z.decode(engine.choice, row.choice), choice))
    throw new DomainError("duplicate-transaction");
  const { cash } = await getBalance(context, row);
  return { round: await roundView(engine, row), balance: cash };
}
