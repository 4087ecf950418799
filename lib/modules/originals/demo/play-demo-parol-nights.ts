import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { playDemoParolNights as call } from "#lib/contracts/originals/play-demo-parol-nights.ts";
import { playDemoRound } from "#lib/modules/originals/demo/play-demo-round.ts";
import { parolNightsEngine } from "#lib/modules/originals/parol-nights-engine.ts";
import type { Context } from "#lib/platform/context.ts";

export function playDemoParolNights(
  context: Context,
  { idempotencyKey, stake }: InputOf<typeof call>,
): Promise<OutputOf<typeof call>> {
  return playDemoRound(context, parolNightsEngine, { idempotencyKey, stake, choice: {} });
}
