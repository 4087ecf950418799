import { parseArgs } from "node:util";
import { seedRun } from "#db/schema/system.ts";
import { seedCatalogue, seedLargeCatalogue, seedSmallCatalogue } from "#db/seed/catalogue.ts";
import { seedContent } from "#db/seed/content.ts";
import { seedWeek } from "#db/seed/demo/week.ts";
import { seedDemo } from "#db/seed/demo.ts";
import { seedLanguages } from "#db/seed/languages.ts";
import { closeDatabases, database } from "#lib/platform/database.ts";
import { keyValueStore } from "#lib/platform/kv/index.ts";

/**
 * npm run seed -- SCENARIO… Every scenario can be repeated: it adds what is missing. `--sources=DIGEST` records the
 * sources that it was seeded from.
 */
const scenarios: Record<string, () => Promise<void>> = {
  catalogue: seedCatalogue,
  content: seedContent,
  demo: () => seedDemo().then(seedLanguages),
  large: seedLargeCatalogue,
  small: seedSmallCatalogue,
  week: seedWeek,
};

const { values, positionals: names } = parseArgs({ options: { sources: { type: "string" } }, allowPositionals: true });
const wanted = names.map((name) => scenarios[name]);
if (names.length === 0 || wanted.includes(undefined)) {
  throw new Error(`Name a scenario: ${Object.keys(scenarios).join(", ")}`);
}
for (const [index, seed] of wanted.entries()) {
  await seed?.();
  if (values.sources) await note(names[index] ?? "", values.sources);
}
await keyValueStore().close();
await closeDatabases();

async function note(scenario: string, sources: string): Promise<void> {
  const set = { sources, at: new Date() };
  await database("operator")
    .orm.insert(seedRun)
    .values({ scenario, ...set })
    .onConflictDoUpdate({ target: seedRun.scenario, set });
}
