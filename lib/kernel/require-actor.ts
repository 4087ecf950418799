import type { Actor, MemberActor } from "#lib/kernel/actor.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";

/**
 * The guards of use cases. A call's contract and a page check the role at the door; these stand with the data, so that
 * no other door lets anyone past.
 */
interface Acting {
  readonly actor: Actor;
}

/** The account that is logged in, trial accounts included. Error: not-logged-in. */
export function requireMember({ actor }: Acting): MemberActor {
  if (!("playerId" in actor)) throw new DomainError("not-logged-in");
  return actor;
}

/** As `requireMember`, for what moves real money: trial accounts have none. Errors: not-logged-in; need-real-account. */
export function requireRealAccount(acting: Acting): MemberActor {
  const member = requireMember(acting);
  if (member.role === "trial") throw new DomainError("need-real-account");
  return member;
}

/**
 * Every use case that only operators or processes of the platform may run begins with this. Returns the operator's or
 * process's name. Error: not-allowed.
 */
export function requireOperatorOrSystem({ actor }: Acting): string {
  if (actor.role === "operator") return actor.operator;
  if (actor.role === "system") return actor.process;
  throw new DomainError("not-allowed");
}
