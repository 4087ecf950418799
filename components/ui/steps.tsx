import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";

export type StepState = "done" | "current" | "upcoming" | "failed";

export interface Step {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  /** Time of the step, at the end of the line. */
  time?: ReactNode;
  state: StepState;
}

const marks: Record<StepState, string> = {
  done: "bg-positive text-on-positive",
  current: "bg-brand text-on-brand shadow-[0_0_0_4px_var(--brand-soft)]",
  upcoming: "bg-surface-2 edge-control",
  failed: "bg-negative text-on-negative",
};

/** Shows past, current and future steps. `stateLabels` names each state. */
export function Steps({ steps, stateLabels }: { steps: readonly Step[]; stateLabels: Record<StepState, string> }) {
  return (
    <ol className="grid">
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={step.state === "current" ? "step" : undefined}
          className="relative flex gap-3.5 pb-5 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden
              className={cx(
                "absolute start-[13px] top-7 bottom-0 w-0.5",
                step.state === "done" ? "bg-positive" : "bg-line-2",
              )}
            />
          )}
          <span aria-hidden className={cx("grid size-7 shrink-0 place-items-center rounded-full", marks[step.state])}>
            {step.state === "done" && <Check size={16} strokeWidth={3} />}
            {step.state === "failed" && <X size={16} strokeWidth={3} />}
            {step.state === "current" && <span className="size-2 rounded-full bg-on-brand" />}
          </span>
          <div className="min-w-0 flex-1 pt-0.5">
            <div className="flex items-baseline justify-between gap-3">
              <p className={cx("font-semibold", step.state === "upcoming" ? "text-3" : "text-1")}>
                {step.title}
                <span className="sr-only">: {stateLabels[step.state]}</span>
              </p>
              {step.time && (
                <span translate="no" className="money shrink-0 text-sm text-3">
                  {step.time}
                </span>
              )}
            </div>
            {step.text && <div className="text-sm text-2">{step.text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
