import type { Role } from "#lib/kernel/actor.ts";
import type { CallFacts } from "#tests/support/portal.ts";

/** What makes one call succeed: state prepared through the product, and wire fields that refer to it. */
export interface Scenario {
  role: Role;
  wire?: Record<string, unknown>;
  facts?: CallFacts;
}

/** By call name. A call without an entry succeeds with any input its schema allows, for the first of its roles. */
export const scenarios: Record<string, () => Promise<Scenario>> = {};
