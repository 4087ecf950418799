import "server-only";
import type { MemberActor } from "#lib/kernel/actor.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import type { Context } from "#lib/platform/context.ts";

/** Who plays for money. Guards stand in the contract; this one stands with the data. */
export function actingPlayer({ actor }: Context): MemberActor {
  if (!("playerId" in actor)) throw new DomainError("not-logged-in");
  if (actor.role === "trial") throw new DomainError("need-real-account");
  return actor;
}
