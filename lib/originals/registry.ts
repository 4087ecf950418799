import type * as z from "zod/mini";
import { dice } from "#lib/originals/dice/game.ts";
import type { InHouseGame } from "#lib/originals/game.ts";
import { parolNights } from "#lib/originals/parol-nights/game.ts";

/** Every in-house game, one line each. */
export const inHouseGames = {
  dice,
  "parol-nights": parolNights,
};

export type Games = typeof inHouseGames;
export type GameCode = keyof Games;
export type ChoiceOf<Code extends GameCode> = { [C in GameCode]: z.output<Games[C]["choice"]> }[Code];
export type OutcomeOf<Code extends GameCode> = { [C in GameCode]: z.output<Games[C]["outcome"]> }[Code];
export type GameOf<Code extends GameCode> = InHouseGame<Code, ChoiceOf<Code>, OutcomeOf<Code>>;

/** The same games, typed so that generic code keeps a game's choice and outcome together. */
const byCode: { [Code in GameCode]: GameOf<Code> } = inHouseGames;

export function gameOf<Code extends GameCode>(code: Code): GameOf<Code> {
  return byCode[code];
}

export function isGameCode(code: string): code is GameCode {
  return Object.hasOwn(inHouseGames, code);
}

export const gameCodes = Object.keys(inHouseGames).filter(isGameCode);
