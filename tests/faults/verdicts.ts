import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";

export interface Verdicts {
  /** Runs one test; reports a failure at once and continues with the other tests. */
  test(title: string, run: () => void | Promise<void>): Promise<void>;
  failed(): boolean;
  /** Prints the counts, writes them to FAULTS_REPORT, and returns the exit code. */
  close(): number;
}

export function openVerdicts(): Verdicts {
  let passed = 0;
  const names: string[] = [];
  return {
    async test(title, run) {
      try {
        await run();
        passed++;
        console.log(`  ok      ${title}`);
      } catch (error) {
        names.push(title);
        const plain = error instanceof assert.AssertionError ? error.message : error;
        console.log(`  FAILED  ${title}`, plain);
      }
    },
    failed: () => names.length > 0,
    close() {
      const failed = names.length;
      if (process.env.FAULTS_REPORT)
        writeFileSync(process.env.FAULTS_REPORT, JSON.stringify({ passed, failed, names }));
      console.log(`${passed} passed, ${failed} failed`);
      return failed === 0 && passed > 0 ? 0 : 1;
    },
  };
}
