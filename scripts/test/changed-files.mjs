import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../services/data-folder.mjs";

/**
 * Returns the files that differ from `base`: commits since this branch left it, uncommitted changes, and untracked
 * files.
 * @param {string | undefined} base a branch or commit; defaults to the branch's upstream, else `origin/main`, else
 * `main`
 * @returns {{ base: string, files: string[] }} relative to the project, without deleted files
 */
export function changedFiles(base) {
  const candidates = base ? [base] : ["@{upstream}", "origin/main", "main", "HEAD"];
  const known = candidates.find((name) => git("rev-parse", "--verify", "--quiet", `${name}^{commit}`));
  if (!known) throw new Error(`There is no commit ${base} to compare with.`);
  const [since = "HEAD"] = git("merge-base", "HEAD", known) ?? [];
  const files = [
    ...(git("diff", "--name-only", since) ?? []),
    ...(git("ls-files", "--others", "--exclude-standard") ?? []),
  ];
  return { base: known, files: [...new Set(files)].filter((file) => existsSync(join(projectRoot, file))) };
}

/**
 * Returns the lines that git prints; undefined when it fails.
 * @param {string[]} args
 * @returns {string[] | undefined}
 */
export function git(...args) {
  const { status, stdout } = spawnSync("git", args, { cwd: projectRoot, encoding: "utf8" });
  return status === 0 ? stdout.split("\n").filter(Boolean) : undefined;
}
