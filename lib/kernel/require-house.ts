import type { Actor } from "#lib/kernel/actor.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";

/**
 * What only the house does, operators and processes of its own: every such use case asks here first, whatever door it
 * is behind. Answers the operator or process that acts. Error: not-allowed.
 */
export function requireHouse({ actor }: { actor: Actor }): string {
  if (actor.role === "operator") return actor.operator;
  if (actor.role === "system") return actor.process;
  throw new DomainError("not-allowed");
}
