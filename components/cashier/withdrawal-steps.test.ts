import { expect, it } from "vitest";
import { withdrawalSteps } from "#components/cashier/withdrawal-steps.ts";
import type { WithdrawalState } from "#lib/contracts/cashier/withdrawal-view.ts";

const at = new Date("2026-11-27T10:00:00Z");
const stepsOf = (names: WithdrawalState[], endedAt: Date | null = null) => {
  const steps = names.map((state) => ({ state, at, reason: null }));
  const state = names.at(-1) ?? "requested";
  return withdrawalSteps({ steps, state, endedAt }).map(({ name, state: mark }) => `${name} ${mark}`);
};

it("CASH-04 a withdrawal in progress shows its past, current and upcoming steps", () => {
  expect(stepsOf(["requested", "reviewing"])).toEqual([
    "requested done",
    "reviewing current",
    "approved upcoming",
    "disbursed upcoming",
    "waiting-for-receipt upcoming",
  ]);
});

it("CASH-04 a withdrawal shows sending once, and no upcoming step after its end", () => {
  const way: WithdrawalState[] = [
    "requested",
    "reviewing",
    "approved",
    "disbursing",
    "disbursed",
    "waiting-for-receipt",
  ];
  expect(stepsOf([...way, "received"], at)).toEqual([
    "requested done",
    "reviewing done",
    "approved done",
    "disbursed done",
    "waiting-for-receipt done",
    "received done",
  ]);
  expect(stepsOf([...way, "disputed"]).at(-1)).toBe("disputed failed");
});
