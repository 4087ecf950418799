import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const file = "docs/requirements.md";
/** "AUTH-07". The groups come from the document itself, so "UTF-16" is no requirement. */
const idPattern = /\b([A-Z][A-Z0-9]*)-(\d\d)\b/g;
const linePattern = /^- \*\*([A-Z][A-Z0-9]*-\d\d)\*\* \S/;
const proofPrefix = "  <br>";
const sources = /^(app|components|db|deploy|lib|scripts|tests)\/.*\.(ts|tsx|mjs|css)$|^middleware\.ts$/;
const tests = /\.(test|spec)\.tsx?$|^tests\//;

/**
 * Returns the document with the tests of each requirement below its line. A test proves a requirement when its title or
 * a row of its table contains the id.
 * @throws Error: names each id that is used but not described, described but not used, or without a test
 */
export function requirementsDocument(): string {
  const described = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => !line.startsWith(proofPrefix));
  const ids = new Set(described.flatMap((line) => linePattern.exec(line)?.[1] ?? []));
  const { used, proven } = readSources(new Set([...ids].map((id) => id.slice(0, -3))));
  const complaints = [
    ...[...used].filter(([id]) => !ids.has(id)).map(([id, where]) => `${id} is used in ${where} but not described`),
    ...[...ids].filter((id) => !used.has(id)).map((id) => `${id} is described but used nowhere`),
    ...[...ids].filter((id) => used.has(id) && !proven.has(id)).map((id) => `${id} has no test that bears its id`),
  ];
  if (complaints.length > 0) throw new Error(`${file}:\n${complaints.sort().join("\n")}`);
  return described
    .flatMap((line) => {
      const id = linePattern.exec(line)?.[1];
      return id ? [line, proofLine(proven.get(id) ?? [])] : [line];
    })
    .join("\n");
}

/** Maps each used id to a file that names it, and to the tests whose titles begin with it. */
function readSources(groups: ReadonlySet<string>) {
  const used = new Map<string, string>();
  const proven = new Map<string, Set<string>>();
  for (const path of trackedFiles()) {
    const text = readFileSync(path, "utf8");
    for (const [id = "", group = ""] of text.matchAll(idPattern)) if (groups.has(group)) used.set(id, path);
    if (!tests.test(path)) continue;
    // Ids are in titles and in the rows of test tables, so only within quotes.
    for (const [quoted] of text.matchAll(/["`][^"`\n]*["`]/g))
      for (const [id] of quoted.matchAll(idPattern)) proven.set(id, (proven.get(id) ?? new Set()).add(path));
  }
  return { used, proven };
}

function trackedFiles(): string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const { stdout } = spawnSync("git", args, { encoding: "utf8" });
  return stdout.split("\n").filter((path) => sources.test(path));
}

function proofLine(paths: Iterable<string>): string {
  const links = [...paths].sort().map((path) => `[${path.replace(/^.*\//, "")}](../${encodeURI(path)})`);
  return `${proofPrefix}${links.join(" · ")}`;
}
