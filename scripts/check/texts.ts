// Lists texts that a browser's translation of the page would tear from React, and what it must not translate.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { findLooseTexts } from "./loose-texts.ts";
import { findTranslatedNames } from "./translated-names.ts";

const listed = ["ls-files", "--cached", "--others", "--exclude-standard", "app/*.tsx", "components/*.tsx"];
const { stdout } = spawnSync("git", listed, { encoding: "utf8" });
const names = stdout.split("\n").filter((file) => file !== "");
const files = new Map(names.map((file) => [file, readFileSync(file, "utf8")]));
const complaints = [
  ...findLooseTexts(files).map((found) => ({
    ...found,
    what: "give it an element of its own beside what comes and goes",
  })),
  ...findTranslatedNames(files).map((found) => ({ ...found, what: 'give it translate="no"' })),
];
for (const { file, line, text, what } of complaints) console.error(`${file}:${line}: ${what}: ${text}`);
console.log(`${files.size} files`);
process.exit(complaints.length === 0 && files.size > 0 ? 0 : 1);
