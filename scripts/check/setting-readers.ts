import { parseSync } from "@swc/core";
import { isNode, visit } from "./syntax-tree.ts";

/** Files that read a setting, by its path. A setting without readers is stored and has no effect. */
export type Readers = ReadonlyMap<string, readonly string[]>;

/** Paths of the settings, by the name of their definition (`cashierSettings`). */
export type DefinedPaths = Readonly<Record<string, readonly string[]>>;

/**
 * Finds the readers of settings in source files. A file reads a setting when it names the definition, or a value of its
 * type, and reads a property of the setting's name, or spreads its group. Pages have `siteSettings` as `site`.
 */
export function findReaders(defined: DefinedPaths, files: ReadonlyMap<string, string>): Readers {
  const readers = new Map(
    Object.values(defined)
      .flat()
      .map((path): [string, string[]] => [path, []]),
  );
  for (const [file, text] of files) {
    const used = namesIn(file, text);
    for (const [definition, paths] of Object.entries(defined)) {
      if (!namesOf(definition, file).some((name) => used.identifiers.has(name))) continue;
      for (const path of paths) if (isRead(path, used)) readers.get(path)?.push(file);
    }
  }
  return readers;
}

function isRead(path: string, { read, spread }: Used): boolean {
  const [name = "", ...groups] = path.split(".").reverse();
  return read.has(name) || groups.some((group) => spread.has(group));
}

/** Pages receive the settings of the site through their visitor, as `site`. */
function namesOf(definition: string, file: string): string[] {
  const type = `${definition.charAt(0).toUpperCase()}${definition.slice(1)}`;
  const passed = definition === "siteSettings" && /^(app|lib\/seo)\//.test(file) ? ["site"] : [];
  return [definition, type, ...passed];
}

interface Used {
  identifiers: Set<string>;
  /** Properties read from a value or by destructuring. */
  read: Set<string>;
  /** Objects that are spread. */
  spread: Set<string>;
}

function namesIn(file: string, text: string): Used {
  const used: Used = { identifiers: new Set(), read: new Set(), spread: new Set() };
  visit(parseSync(text, { syntax: "typescript", tsx: file.endsWith(".tsx") }), (node) => {
    if (node.type === "Identifier") addName(used.identifiers, node);
    if (node.type === "MemberExpression") addName(used.read, node.property);
    if (node.type === "KeyValuePatternProperty" || node.type === "AssignmentPatternProperty")
      addName(used.read, node.key);
    if (node.type === "SpreadElement") addName(used.spread, node.arguments);
  });
  return used;
}

function addName(names: Set<string>, node: unknown): void {
  if (!isNode(node)) return;
  if (node.type === "MemberExpression") addName(names, node.property);
  if (node.type === "Identifier" && typeof node.value === "string") names.add(node.value);
}
