import type { StepState } from "#components/ui/steps.tsx";
import type { WithdrawalState, WithdrawalView } from "#lib/contracts/cashier/withdrawal-view.ts";

export interface WithdrawalStep {
  id: string;
  name: WithdrawalState;
  state: StepState;
  at: Date | null;
  reason: string | null;
}

const usualWay: readonly WithdrawalState[] = ["requested", "reviewing", "approved", "disbursed", "waiting-for-receipt"];
const refused: readonly WithdrawalState[] = ["rejected", "failed", "disputed"];

/**
 * Returns the past steps in order and the usual next ones. Sending has two states in the ledger and is one step here.
 */
export function withdrawalSteps({
  steps,
  state,
  endedAt,
}: Pick<WithdrawalView, "steps" | "state" | "endedAt">): WithdrawalStep[] {
  const shown = steps.filter(({ state: name }, index) => name !== "disbursing" || index === steps.length - 1);
  const past = shown.map(({ state: name, at, reason }, index): WithdrawalStep => {
    const last = index === shown.length - 1;
    const mark = refused.includes(name) ? "failed" : last && !endedAt ? "current" : "done";
    return { id: `${index} ${name}`, name, state: mark, at, reason };
  });
  const reached = usualWay.indexOf(state === "disbursing" ? "approved" : state);
  const ahead = endedAt || reached < 0 ? [] : usualWay.slice(reached + 1);
  return [...past, ...ahead.map((name) => ({ id: name, name, state: "upcoming" as const, at: null, reason: null }))];
}
