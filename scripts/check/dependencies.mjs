import { existsSync, readdirSync } from "node:fs";
import { cruise } from "dependency-cruiser";
import configuration from "../../.dependency-cruiser.mjs";
import { moduleOrder } from "./module-order.mjs";

/** Without its parser the tool sees no modules and passes. This floor catches that; raise it as the code grows. */
const leastModules = 640;

const folders = ["app", "components", "db", "lib", "scripts/sandbox-gateway", "middleware.ts"].filter(existsSync);
const { output } = await cruise(folders, { ruleSet: configuration, validate: true, ...configuration.options });
if (typeof output === "string") throw new Error(output);
const { violations, totalCruised } = output.summary;

const known = moduleOrder.flat();
const strangers = existsSync("lib/modules") ? readdirSync("lib/modules").filter((name) => !known.includes(name)) : [];

for (const { rule, from, to, via } of violations) {
  console.error(`${rule.name}: ${from} → ${to}${via ? ` (through ${via.map((step) => step.name).join(" → ")})` : ""}`);
}
for (const name of strangers) console.error(`lib/modules/${name} has no place in scripts/check/module-order.mjs.`);
if (totalCruised < leastModules) console.error(`Only ${totalCruised} files were seen, ${leastModules} are expected.`);
console.log(`${totalCruised} files, ${violations.length} violations`);
if (violations.length > 0 || strangers.length > 0 || totalCruised < leastModules) process.exit(1);
