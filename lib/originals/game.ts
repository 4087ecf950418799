import * as z from "zod/mini";
import type { GameEngine } from "#lib/originals/engine.ts";
import type { JackpotPool } from "#lib/originals/jackpots.ts";
import { betFields, roundFields } from "#lib/originals/shapes.ts";

/**
 * What makes an in-house game, light enough for every page that plays one. Its mathematics come with the engine, which
 * is loaded by the server, and by browsers that check a round.
 */
export interface InHouseGame<Code extends string, Choice extends object, Outcome extends object> {
  /** Names the game in the catalogue, in addresses (`/play/{code}`), in stored rounds and in messages (`{code}.json`). */
  code: Code;
  /** What the player chooses besides the stake, as calls send it and rounds store it. */
  choice: z.ZodMiniType<Choice>;
  /** What was drawn, as calls send it and rounds store it. */
  outcome: z.ZodMiniType<Outcome>;
  /** Pools to which every stake for money contributes; empty for most games. */
  jackpots: readonly JackpotPool[];
  /** True when a result takes time to show: a paying round that its player did not see to the end is shown again. */
  replaysUnseen: boolean;
  engine: () => Promise<GameEngine<Choice, Outcome>>;
}

type Fields = z.ZodMiniObject<z.core.$ZodShape, z.core.$strict>;

/**
 * Adds to a game the shapes of its bets and rounds on the wire, which its calls are made from. `choiceCheck` refuses
 * choices that the rules of today do not allow; stored rounds are read without it.
 */
export function defineGame<const Code extends string, Choice extends Fields, Outcome extends Fields>({
  choiceCheck,
  ...game
}: InHouseGame<Code, z.output<Choice>, z.output<Outcome>> & {
  choice: Choice;
  outcome: Outcome;
  choiceCheck?: z.core.$ZodCheck<z.output<Choice>>;
}) {
  const { code, choice, outcome } = game;
  // Annotated, since reading a property of a type parameter widens it to that of its constraint.
  const chosen: Choice["shape"] = choice.shape;
  const drawn: Outcome["shape"] = outcome.shape;
  const allowed = choiceCheck ? choice.check(choiceCheck) : choice;
  return {
    ...game,
    bet: z.extend(allowed, { game: z.literal(code), ...betFields }),
    round: z.object({ ...roundFields, game: z.literal(code), ...chosen, ...drawn }),
  };
}
