import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import type { Context } from "#lib/platform/context.ts";

/** Rewards are the house's to give and to take back: the operator or the process that acts. Error: not-allowed. */
export function houseName({ actor }: Context): string {
  if (actor.role === "operator") return actor.operator;
  if (actor.role === "system") return actor.process;
  throw new DomainError("not-allowed");
}
