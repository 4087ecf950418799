import "server-only";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import type { readTableCall } from "#lib/contracts/originals/read-table.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import type { ChoiceOf, GameCode, GameOf } from "#lib/originals/registry.ts";

/** A player's bet; its key makes it idempotent. */
export interface Bet<Code extends GameCode> {
  idempotencyKey: string;
  stake: bigint;
  choice: ChoiceOf<Code>;
}

export type Played = OutputOf<typeof playRoundCall>;
export type Table = OutputOf<typeof readTableCall>;
export type Seeds = Table["seeds"];

/**
 * Checks that a repeated key repeats the same bet.
 * @throws duplicate-transaction: when the key settled a round of another game, stake or choice
 */
export function requireSameBet<Code extends GameCode>(
  game: GameOf<Code>,
  earlier: { gameCode: string; stake: bigint; choice: unknown },
  { stake, choice }: Bet<Code>,
): void {
  const same = earlier.gameCode === game.code && earlier.stake === stake;
  if (!same || !isDeepStrictEqual(earlier.choice, z.encode(game.choice, choice)))
    throw new DomainError("duplicate-transaction");
}
