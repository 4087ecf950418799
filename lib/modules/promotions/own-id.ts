import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import type { Context } from "#lib/platform/context.ts";

/** Who asks. Guards stand in the contracts; this one stands with the data: rewards are real money, a trial has none. */
export function ownId({ actor }: Context): string {
  if (!("playerId" in actor)) throw new DomainError("not-logged-in");
  if (actor.role === "trial") throw new DomainError("need-real-account");
  return actor.playerId;
}
