import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";

const ceiling = 300;
const vague = /(^|\/)(utils?|misc|common|types|helpers?)\//;
const kebab = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.(ts|tsx|mjs|css)$/;

/** The environment is read in one place; what runs before or beside the product stands outside. */
const readsEnvironment = [
  /^lib\/platform\/env\.ts$/,
  /^next\.config\.ts$/,
  /^db\/migrate\.ts$/,
  /^(scripts|tests)\//,
  /\.config\./,
];

const { stdout } = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" });
const files = stdout
  .split("\n")
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/^db\/migrations\/|\.d\.ts$/.test(file));
const complaints = files.flatMap((file) => {
  const text = readFileSync(file, "utf8");
  const lines = text.split("\n").length - 1;
  return [
    lines > ceiling && `${file} has ${lines} lines; ${ceiling} is the ceiling, so it is probably two things`,
    vague.test(file) && `${file} stands in a folder whose name says nothing: ${dirname(file)}`,
    !kebab.test(basename(file).replace(/^\./, "")) && `${file} is not kebab-case`,
    /\bprocess\.env\b/.test(text) &&
      !readsEnvironment.some((place) => place.test(file)) &&
      `${file} reads process.env; only lib/platform/env.ts does`,
    /\/\*\s*(TODO|FIXME)|\/\/\s*(TODO|FIXME)|@ts-(ignore|expect-error|nocheck)/.test(text) &&
      `${file} has something unfinished`,
  ].filter((complaint) => typeof complaint === "string");
});
for (const complaint of complaints) console.error(complaint);
if (files.length === 0) throw new Error("No file was seen.");
if (complaints.length > 0) process.exit(1);
