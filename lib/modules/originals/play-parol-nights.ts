import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { playParolNights as call } from "#lib/contracts/originals/play-parol-nights.ts";
import { parolNightsEngine } from "#lib/modules/originals/parol-nights-engine.ts";
import { playRound } from "#lib/modules/originals/play-round.ts";
import type { Context } from "#lib/platform/context.ts";

export function playParolNights(
  context: Context,
  { idempotencyKey, stake }: InputOf<typeof call>,
): Promise<OutputOf<typeof call>> {
  return playRound(context, parolNightsEngine, { idempotencyKey, stake, choice: {} });
}
