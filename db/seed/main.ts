import { seedCatalogue, seedLargeCatalogue } from "#db/seed/catalogue.ts";
import { seedContent } from "#db/seed/content.ts";
import { seedDemo } from "#db/seed/demo.ts";
import { database } from "#lib/platform/database.ts";
import { keyValueStore } from "#lib/platform/kv/index.ts";

/** npm run seed -- SCENARIO… Each may run again and again: it adds what is missing. */
const scenarios: Record<string, () => Promise<void>> = {
  catalogue: seedCatalogue,
  content: seedContent,
  demo: seedDemo,
  large: seedLargeCatalogue,
};

const names = process.argv.slice(2);
const wanted = names.map((name) => scenarios[name]);
if (names.length === 0 || wanted.includes(undefined)) {
  throw new Error(`Name a scenario: ${Object.keys(scenarios).join(", ")}`);
}
for (const seed of wanted) await seed?.();
await keyValueStore().close();
await database().close();
