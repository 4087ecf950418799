// Writes the documents that are generated from the code; with --check, lists the outdated ones.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { envSchema } from "#lib/platform/env.ts";
import { drawModules } from "./check/draw-modules.mjs";
import { productSettings, readersOfProduct } from "./check/product-settings.ts";
import { requirementsDocument } from "./documents/requirements.ts";

interface Setting {
  name: string;
  fallback: string;
  required: boolean;
  description: string;
}

const settings: Setting[] = Object.entries(envSchema.shape).map(([name, schema]) => {
  const parsed = schema.safeParse(undefined);
  const fallback = parsed.success && parsed.data !== undefined ? String(parsed.data) : "";
  return {
    name,
    fallback,
    required: !parsed.success,
    description: schema.description ?? "",
  };
});

const documents = [
  { file: "README.md", part: "configuration", content: settingsTable() },
  { file: "docs/architecture.md", part: "modules", content: drawModules() },
  { file: "docs/site.md", part: "settings", content: siteSettingsTables() },
];

let stale = 0;
for (const { file, part, content } of documents) update(file, replacePart(file, part, content));
update(".env.example", environmentExample());
update("docs/requirements.md", requirementsDocument());
if (stale > 0) process.exit(1);

function update(file: string, wanted: string): void {
  const current = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (current === wanted) return;
  if (process.argv.includes("--check")) {
    stale++;
    console.error(`${file} is not current: npm run check -- --write`);
  } else {
    writeFileSync(file, wanted);
    console.log(`${file} written`);
  }
}

/** Replaces the text between the two marks of a part. */
function replacePart(file: string, part: string, content: string): string {
  const [begin, end] = [`<!-- ${part}: generated -->`, `<!-- ${part}: end -->`];
  const text = readFileSync(file, "utf8");
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no part ${part}.`);
  return `${text.slice(0, from + begin.length)}\n${content}\n${text.slice(to)}`;
}

function settingsTable(): string {
  const rows = settings.map(({ name, fallback, required, description }) => {
    const usual = required ? "by `npm start`" : fallback && `\`${fallback}\``;
    return `| \`${name}\` | ${usual} | ${description.replaceAll("|", "\\|")} |`;
  });
  return ["| Variable | Default | What it does |", "| --- | --- | --- |", ...rows].join("\n");
}

/**
 * Returns a table per module: settings that a site can change, their defaults, and the parts of the product that read
 * them.
 */
function siteSettingsTables(): string {
  const readers = readersOfProduct();
  return productSettings
    .flatMap(({ definition, settings: own }) => [
      `\`${definition}\``,
      "",
      "| Setting | Default | What it does | Read by |",
      "| --- | --- | --- | --- |",
      ...own.map(({ path, fallback, description }) => {
        const usual = fallback === undefined ? "" : `\`${JSON.stringify(fallback)}\``;
        const parts = [...new Set((readers.get(path) ?? []).map(partOf))].sort().join(", ");
        return `| \`${path}\` | ${usual} | ${description.replaceAll("|", "\\|")} | ${parts} |`;
      }),
      "",
    ])
    .join("\n")
    .trimEnd();
}

/** Returns the part of the product that a file belongs to: a module or a top-level folder. */
function partOf(file: string): string {
  const [top = "", room = "", name = ""] = file.split("/");
  if (top !== "lib") return top;
  return room === "modules" ? name : `${top}/${room}`;
}

function environmentExample(): string {
  const entries = settings.map(({ name, fallback, description }) => `# ${description}\n# ${name}=${fallback}\n`);
  return ["# Copy to .env what you want to change; npm start needs none of it.\n", ...entries].join("\n");
}
