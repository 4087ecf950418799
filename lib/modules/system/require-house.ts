import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import type { Context } from "#lib/platform/context.ts";

/** The site's settings are the house's: changed by operators and by the system. Error: not-allowed. */
export function requireHouse({ actor }: Pick<Context, "actor">): void {
  if (actor.role !== "operator" && actor.role !== "system") throw new DomainError("not-allowed");
}
