import type { Actor, MemberActor } from "#lib/kernel/actor.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";

/**
 * The guards of use cases. A call's contract and a page also check the role, but these guards stand beside the data, so
 * every path to it is checked.
 */
interface Acting {
  readonly actor: Actor;
}

/**
 * Returns the logged-in account, trial accounts included.
 * @throws not-logged-in: the actor is not a member
 */
export function requireMember({ actor }: Acting): MemberActor {
  if (!("playerId" in actor)) throw new DomainError("not-logged-in");
  return actor;
}

/**
 * Returns the logged-in account, for acts with real money, which trial accounts do not have.
 * @throws not-logged-in: the actor is not a member
 * @throws need-real-account: the actor is a trial account
 */
export function requireRealAccount(acting: Acting): MemberActor {
  const member = requireMember(acting);
  if (member.role === "trial") throw new DomainError("need-real-account");
  return member;
}

/**
 * Guards use cases for operators and processes of the platform. Returns the name of the operator or process.
 * @throws not-allowed: the actor is neither
 */
export function requireOperatorOrSystem({ actor }: Acting): string {
  if (actor.role === "operator") return actor.operator;
  if (actor.role === "system") return actor.process;
  throw new DomainError("not-allowed");
}
