// npm run fuzz [-- --requests=N --seed=N]: sends random requests over real connections to a product of its own, and
// verifies every answer. The same seed sends the same requests.
import { parseArgs } from "node:util";
import { runInTerminal } from "./product/run-once.mjs";

const { values } = parseArgs({
  options: { requests: { type: "string", default: "100000" }, seed: { type: "string" } },
});
const environment = { FUZZ_REQUESTS: values.requests, ...(values.seed && { FUZZ_SEED: values.seed }) };
process.exitCode = await runInTerminal(["scripts/e2e.mjs", "web", "tests/web/wire-fuzz.test.ts"], environment);
