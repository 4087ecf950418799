import type { Scenario } from "#tests/support/calls/scenarios.ts";
import { granted, rewardable } from "#tests/support/fixtures/promotions.ts";

/** Preconditions of each promotions call that must hold before it can succeed. */
export const promotionsScenarios: Record<string, () => Promise<Scenario>> = {
  "promotions.listRewards": async () => {
    const person = await rewardable();
    await granted(person);
    return { role: "player", wire: { pageSize: "20" }, facts: { cookies: [person.cookie] } };
  },
  "promotions.claimReward": async () => {
    const person = await rewardable();
    return { role: "player", wire: { id: await granted(person) }, facts: { cookies: [person.cookie] } };
  },
};
