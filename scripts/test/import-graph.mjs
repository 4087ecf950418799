import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { projectRoot } from "../services/data-folder.mjs";

/** `from "…"`, `import "…"` and `import("…")` of the project's own files. */
const imports = /(?:\bfrom|\bimport)\s*\(?\s*"([#.][^"\n]+)"/g;
/** `import.meta.glob("…")`. */
const globs = /import\.meta\.glob(?:<[^(]*>)?\(\s*"([^"]+)"/g;
/** Tests name the programs they start by path, as the command line does. */
const programs = /"((?:lib|db|scripts|tests)\/[\w./-]+\.(?:ts|mjs))"/g;

/**
 * Reads the imports of every file of the project.
 * @param {readonly string[]} files
 * @param {(file: string) => string} [read]
 * @returns {Map<string, string[]>}
 */
export function importGraph(files, read = (file) => readFileSync(join(projectRoot, file), "utf8")) {
  const known = new Set(files);
  const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  return new Map(
    code.map((file) => {
      const text = read(file);
      const place = (/** @type {string} */ name) =>
        name.startsWith("#") ? name.slice(1) : normalize(join(dirname(file), name));
      const named = [...text.matchAll(imports)].map(([, name = ""]) => place(name));
      const matched = [...text.matchAll(globs)].flatMap(([, pattern = ""]) =>
        globSync(place(pattern), { cwd: projectRoot }),
      );
      const started = file.startsWith("tests/") ? [...text.matchAll(programs)].map(([, name = ""]) => name) : [];
      return [file, [...named, ...matched, ...started].filter((name) => known.has(name))];
    }),
  );
}

/**
 * Returns the files among `roots` that import one of `changed`, directly or not, or are one of them.
 * @param {Map<string, string[]>} graph
 * @param {readonly string[]} roots
 * @param {readonly string[]} changed
 */
export function reaching(graph, roots, changed) {
  const wanted = new Set(changed);
  return roots.filter((root) => {
    const seen = new Set([root]);
    for (const file of seen) {
      if (wanted.has(file)) return true;
      for (const next of graph.get(file) ?? []) seen.add(next);
    }
    return false;
  });
}
