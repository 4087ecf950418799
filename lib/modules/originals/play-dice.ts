import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { playDice as call } from "#lib/contracts/originals/play-dice.ts";
import { diceEngine } from "#lib/modules/originals/dice-engine.ts";
import { playRound } from "#lib/modules/originals/play-round.ts";
import type { Context } from "#lib/platform/context.ts";

export function playDice(context: Context, input: InputOf<typeof call>): Promise<OutputOf<typeof call>> {
  const { idempotencyKey, stake, direction, target } = input;
  return playRound(context, diceEngine, { idempotencyKey, stake, choice: { direction, target } });
}
