import type { Role } from "#lib/kernel/actor.ts";
import { cashierScenarios } from "#tests/support/calls/cashier-scenarios.ts";
import { gamesScenarios } from "#tests/support/calls/games-scenarios.ts";
import { originalsScenarios } from "#tests/support/calls/originals-scenarios.ts";
import type { CallFacts } from "#tests/support/calls/portal.ts";
import { promotionsScenarios } from "#tests/support/calls/promotions-scenarios.ts";
import { goodPassword, registerPlayer, registration } from "#tests/support/fixtures/identity.ts";

/** Preconditions of a successful call, prepared through the product, and wire fields that refer to them. */
export interface Scenario {
  role: Role;
  wire?: Record<string, unknown>;
  facts?: CallFacts;
}

/**
 * By call name. A call without an entry succeeds with any input of its schema, for the first of its roles. A call with
 * several input shapes has an entry for each: the name, a space and the shape.
 */
export const scenarios: Record<string, () => Promise<Scenario>> = {
  ...cashierScenarios,
  ...gamesScenarios,
  ...originalsScenarios,
  ...promotionsScenarios,
  "identity.register": async () => ({ role: "visitor", wire: registration({ referralCode: "SOL-4821" }) }),
  "identity.login": async () => {
    const { account } = await registerPlayer();
    return { role: "visitor", wire: { username: account, password: goodPassword, agentSide: false } };
  },
  "identity.endSessions": async () => ({ role: "player", wire: { key: undefined } }),
  "identity.changePassword": async () => {
    const { cookies } = await registerPlayer();
    const newPassword = "copper-48-lantern";
    const wire = { oldPassword: goodPassword, newPassword, confirmNewPassword: newPassword };
    return { role: "player", wire, facts: { cookies } };
  },
};
