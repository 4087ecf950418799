import type { Journal } from "#tests/faults/journal.ts";
import type { Stack } from "#tests/faults/stack.ts";
import type { Verdicts } from "#tests/faults/verdicts.ts";

/** What every phase of a fault run works with. */
export interface FaultRun {
  stack: Stack;
  journal: Journal;
  report: (what: string) => void;
  test: Verdicts["test"];
  /** Each fault once instead of several times. */
  short: boolean;
}
