import "server-only";
import * as z from "zod/mini";
import type { InputOf } from "#lib/contracts/define-call.ts";
import type { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import { newId } from "#lib/kernel/ids.ts";
import { requireRealAccount } from "#lib/kernel/require-actor.ts";
import { inHouseVendor, recordBet, requireGame } from "#lib/modules/games/index.ts";
import { debitAndCredit, getBalance } from "#lib/modules/ledger/index.ts";
import { type Bet, type Played, requireSameBet } from "#lib/modules/originals/bet.ts";
import { drawBet } from "#lib/modules/originals/draw-bet.ts";
import { payJackpot } from "#lib/modules/originals/jackpots/pay-jackpot.ts";
import { roundView } from "#lib/modules/originals/round-view.ts";
import { lockPairs } from "#lib/modules/originals/seed-pairs.ts";
import { findRoundByKey, insertJackpotWin, insertRound, takeNonce } from "#lib/modules/originals/store.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import { type GameCode, type GameOf, gameOf } from "#lib/originals/registry.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/** Plays one round of an in-house game for money. */
export function playRound(context: Context, input: InputOf<typeof playRoundCall>): Promise<Played> {
  const { game, idempotencyKey, stake, ...choice } = input;
  return settle<GameCode>(context, gameOf(game), { idempotencyKey, stake, choice });
}

/**
 * Settles one round in one transaction: draw, stake and win in the ledger, jackpot, round, bet record, next nonce. The
 * lock on the seed pair serializes a player's rounds, so a repeated key finds and returns the first one's round.
 */
async function settle<Code extends GameCode>(context: Context, game: GameOf<Code>, bet: Bet<Code>): Promise<Played> {
  const { playerId, account } = requireRealAccount(context);
  const { currency } = await readSettings(context, siteSettings);
  return transact(context, async (inTransaction) => {
    const { db, clock } = inTransaction;
    const { current } = await lockPairs(inTransaction, playerId);
    const earlier = await findRoundByKey(db, playerId, bet.idempotencyKey);
    if (earlier) {
      requireSameBet(game, earlier, bet);
      const { cash } = await getBalance(inTransaction, earlier);
      return { round: await roundView(inTransaction, earlier), balance: cash };
    }

    const { idempotencyKey, stake } = bet;
    const listed = await requireGame(inTransaction, game.code);
    const drawn = await drawBet(inTransaction, game, listed, current, bet);
    const { nonce, clientSeed } = drawn;
    const playedAt = clock.now();
    const id = newId(playedAt.getTime());
    const { code: gameCode, vendorCode, category } = listed;
    const common = { playerId, currency, vendorId: inHouseVendor, roundId: id };
    const movement = { ...common, externalId: id, counterAccount: `game:${gameCode}`, stake, win: drawn.payout };
    const { cashAfter } = await debitAndCredit(inTransaction, movement);
    const won = drawn.jackpot && (await payJackpot(inTransaction, common, gameCode, drawn.jackpot));
    const payout = drawn.payout + (won?.amount ?? 0n);

    const row = { id, playerId, currency, gameCode, stake, payout, nonce, clientSeed, idempotencyKey, playedAt };
    const choice = z.encode(game.choice, bet.choice);
    const outcome = z.encode(game.outcome, drawn.outcome);
    const round = { ...row, pairId: current.id, choice, outcome };
    await insertRound(db, round);
    if (won) await insertJackpotWin(db, { ...won, ...row, roundId: id, playerName: account, wonAt: playedAt });
    await takeNonce(db, current.id);
    const status = payout > 0n ? "won" : "lost";
    const times = { placedAt: playedAt, settledAt: playedAt };
    await recordBet(inTransaction.db, { ...row, ...times, playerName: account, vendorCode, category, status });
    const pair = { serverSeedHash: current.serverSeedHash, revealed: null };
    const view = await roundView(inTransaction, { ...round, pair, jackpot: won });
    return { round: view, balance: cashAfter + (won?.amount ?? 0n) };
  });
}
