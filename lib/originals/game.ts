import * as z from "zod/mini";
import type { GameEngine } from "#lib/originals/engine.ts";
import type { JackpotPool } from "#lib/originals/jackpots.ts";
import { betFields, roundFields } from "#lib/originals/shapes.ts";

/**
 * Definition of an in-house game, light enough for every page that plays one. The mathematics are in the engine, which
 * only the server and browsers that check a round load.
 */
export interface InHouseGame<Code extends string, Choice extends object, Outcome extends object> {
  /**
   * Identifies the game in the catalogue, in addresses (`/play/{code}`), in stored rounds and in messages
   * (`{code}.json`).
   */
  code: Code;
  /** The player's choice besides the stake, as calls send it and rounds store it. */
  choice: z.ZodMiniType<Choice>;
  /** The drawn outcome, as calls send it and rounds store it. */
  outcome: z.ZodMiniType<Outcome>;
  /** Pools that every stake for money contributes to; empty for most games. */
  jackpots: readonly JackpotPool[];
  /** True when results take time to show: a paying round that its player did not see to the end is shown again. */
  replaysUnseen: boolean;
  engine: () => Promise<GameEngine<Choice, Outcome>>;
}

type Fields = z.ZodMiniObject<z.core.$ZodShape, z.core.$strict>;

/**
 * Adds the wire shapes of a game's bets and rounds, from which its calls are made. `choiceCheck` rejects choices that
 * the current rules do not allow; stored rounds are read without it.
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
  // Annotated because reading a property of a type parameter widens it to the constraint's type.
  const chosen: Choice["shape"] = choice.shape;
  const drawn: Outcome["shape"] = outcome.shape;
  const allowed = choiceCheck ? choice.check(choiceCheck) : choice;
  return {
    ...game,
    bet: z.extend(allowed, { game: z.literal(code), ...betFields }),
    round: z.object({ ...roundFields, game: z.literal(code), ...chosen, ...drawn }),
  };
}
