import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";
import { afterAll, beforeAll, expect, test } from "vitest";
import configuration, { rules } from "../../.dependency-cruiser.mjs";

/** One violation per rule: the rule that must report it, the file and its content. */
const broken: [rule: string, file: string, content: string][] = [
  ["no-cycles", "lib/client/a.ts", 'import "#lib/client/b.ts";'],
  ["browser-never-reaches-server", "components/ui/through.ts", 'import "#lib/i18n/bridge.ts";'],
  ["browser-never-reaches-server", "lib/client/types.ts", 'import type { A } from "#lib/modules/ledger/index.ts";'],
  [
    "browser-never-reaches-server",
    "lib/contracts/late.ts",
    'export const a = () => import("../../db/schema/ledger.ts");',
  ],
  ["module-door", "lib/modules/cashier/side-entrance.ts", 'import "#lib/modules/ledger/store.ts";'],
  ["module-door-from-outside", "lib/portal/side-entrance.ts", 'import "#lib/modules/ledger/store.ts";'],
  ["own-schema-only", "lib/modules/cashier/foreign-table.ts", 'import "#db/schema/ledger.ts";'],
  ["tables-belong-to-modules", "app/page.tsx", 'import "#db/schema/ledger.ts";'],
  ["module-order-ledger", "lib/modules/ledger/upward.ts", 'import "#lib/modules/cashier/index.ts";'],
  ["module-order-audit", "lib/modules/audit/sideways.ts", 'import "#lib/modules/ledger/index.ts";'],
  ["kernel-imports-nothing", "lib/kernel/impure.ts", 'import "#lib/i18n/bridge.ts";'],
  ["platform-knows-no-domain", "lib/platform/knowing.ts", 'import "#lib/modules/ledger/index.ts";'],
  ["no-framework-below-pages", "lib/modules/risk/page-like.ts", 'import "react";'],
  ["no-framework-below-pages", "lib/operator/page-like.ts", 'import "react";'],
  ["verbs-know-no-face", "lib/operator/facing.ts", 'import "#lib/cli/face.ts";'],
  ["verbs-know-no-face", "lib/operator/side-entrance.ts", 'import "#lib/modules/ledger/store.ts";'],
  ["command-line-acts-through-verbs", "lib/cli/acting.ts", 'import "#lib/modules/ledger/index.ts";'],
  ["features-stand-alone", "components/auth/sideways.ts", 'import "#components/lobby/tile.ts";'],
  ["primitives-know-no-domain", "components/ui/knowing.ts", 'import "#components/lobby/tile.ts";'],
  ["art-draws-for-everyone", "lib/art/knowing.ts", 'import "#lib/i18n/bridge.ts";'],
  ["games-are-pure", "lib/originals/knowing.ts", 'import "#lib/i18n/bridge.ts";'],
  ["games-have-few-users", "lib/modules/cashier/playing.ts", 'import "#lib/originals/registry.ts";'],
  ["lib-knows-no-components", "lib/seo/upward.ts", 'import "#components/ui/button.ts";'],
  ["nothing-imports-pages", "components/layout/upward.ts", 'import "#app/page.tsx";'],
  ["sandbox-stands-outside", "scripts/sandbox-gateway/main.ts", 'import "#lib/kernel/pure.ts";'],
];

const sound: Record<string, string> = {
  "lib/client/b.ts": 'import "#lib/client/a.ts";',
  "lib/i18n/bridge.ts": 'import "#db/schema/ledger.ts";',
  "lib/modules/ledger/index.ts": "export type A = 1;",
  "lib/modules/ledger/store.ts": 'import "#db/schema/ledger.ts";',
  "lib/modules/cashier/index.ts": 'import "#lib/modules/ledger/index.ts";',
  "lib/operator/verb.ts": 'import "#lib/modules/ledger/index.ts";',
  "lib/cli/face.ts": 'import "#lib/operator/verb.ts";',
  "lib/kernel/pure.ts": "export {};",
  "lib/contracts/wire.ts": 'import "zod/mini";',
  "lib/originals/registry.ts": 'import "zod/mini";\nimport "#lib/contracts/wire.ts";\nimport "#lib/kernel/pure.ts";',
  "components/play/table.ts": 'import "#lib/originals/registry.ts";',
  "components/lobby/tile.ts": 'import "#components/ui/button.ts";',
  "components/ui/button.ts": 'import "#lib/kernel/pure.ts";',
  "db/schema/ledger.ts": "export {};",
};

const folder = mkdtempSync(join(tmpdir(), "sinag-rules-"));
let found: Set<string>;

beforeAll(async () => {
  const root = process.cwd();
  for (const name of ["package.json", "tsconfig.json"]) write(name, readFileSync(join(root, name), "utf8"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const [file, content] of Object.entries(sound)) write(file, content);
  for (const [, file, content] of broken) write(file, content);
  const { tsConfig: _, ...options } = configuration.options ?? {};
  const { output } = await cruise(["app", "components", "db", "lib", "scripts"], {
    ...options,
    baseDir: folder,
    ruleSet: configuration,
    validate: true,
  });
  if (typeof output === "string") throw new Error(output);
  found = new Set(output.summary.violations.map(({ rule, from }) => `${rule.name} ${from}`));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

test.each(broken)("HOUSE-02 the rule %s catches %s", (rule, file) => {
  expect(found).toContain(`${rule} ${file}`);
});

test("HOUSE-02 allowed imports violate no rule", () => {
  const files = Object.keys(sound).filter((file) => file !== "lib/i18n/bridge.ts");
  expect([...found].filter((line) => files.some((file) => line.endsWith(` ${file}`)))).toEqual([]);
});

test("HOUSE-02 every rule has a planted violation", () => {
  const names = rules.map(({ name }) => name).filter((name) => !name.startsWith("module-order-"));
  expect(names.filter((name) => !broken.some(([rule]) => rule === name))).toEqual([]);
});

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}
