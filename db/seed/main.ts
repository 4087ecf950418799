import { seedDemo } from "#db/seed/demo.ts";
import { database } from "#lib/platform/database.ts";
import { keyValueStore } from "#lib/platform/kv/index.ts";

/** npm run seed -- SCENARIO. Each may run again and again: it adds what is missing. */
const scenarios: Record<string, () => Promise<void>> = { demo: seedDemo };

const scenario = scenarios[process.argv[2] ?? ""];
if (!scenario) throw new Error(`Name a scenario: ${Object.keys(scenarios).join(", ")}`);
await scenario();
await keyValueStore().close();
await database().close();
