import type { Journal } from "#tests/faults/journal.ts";
import type { Stack } from "#tests/faults/stack.ts";
import type { Verdicts } from "#tests/faults/verdicts.ts";

/** Shared context of every phase of a fault run. */
export interface FaultRun {
  stack: Stack;
  journal: Journal;
  report: (what: string) => void;
  test: Verdicts["test"];
  /** Runs each fault once instead of several times. */
  short: boolean;
}
