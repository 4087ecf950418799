import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { playDemoDice as call } from "#lib/contracts/originals/play-demo-dice.ts";
import { playDemoRound } from "#lib/modules/originals/demo/play-demo-round.ts";
import { diceEngine } from "#lib/modules/originals/dice-engine.ts";
import type { Context } from "#lib/platform/context.ts";

export function playDemoDice(context: Context, input: InputOf<typeof call>): Promise<OutputOf<typeof call>> {
  const { idempotencyKey, stake, direction, target } = input;
  return playDemoRound(context, diceEngine, { idempotencyKey, stake, choice: { direction, target } });
}
