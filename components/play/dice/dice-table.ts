import type { RoundOf } from "#lib/client/originals.ts";
import type { dice } from "#lib/originals/dice/game.ts";
import type { DiceBet } from "#lib/originals/dice/rules.ts";

export type DiceCode = typeof dice.code;
export type DiceRound = RoundOf<DiceCode>;
/** A bet as the call sends it, without stake and idempotency key. */
export type DiceAsked = { game: DiceCode } & DiceBet;
