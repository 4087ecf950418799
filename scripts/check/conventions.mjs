import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";

const ceiling = 300;
const vague = /(^|\/)(utils?|misc|common|types|helpers?)\//;
const kebab = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.(ts|tsx|mjs|css)$/;

/** Only these files read the environment: one place in the product, and what runs before or beside it. */
const readsEnvironment = [
  /^lib\/platform\/env\.ts$/,
  /^next\.config\.ts$/,
  /^db\/migrate\.ts$/,
  /^(scripts|tests|deploy)\//,
  /\.config\./,
];

const storage = /\b(localStorage|sessionStorage|indexedDB|cookieStore)\b|\bdocument\.cookie\b|new BroadcastChannel\(/;
/** The only module that touches what a browser may refuse, and tests that refuse it. */
const touchesStorage = /^lib\/client\/browser-store\.ts$|\.test\.ts$|^(tests|scripts)\//;

/** What React or Next loads by themselves stays lost after one failure. Pages shown as a whole are loaded as a whole. */
const losesParts = /from "next\/dynamic"|\blazy\b[^\n]* from "react"/;
const loadsParts = /^components\/ui\/lazy-part\.tsx$|^components\/play\/[\w-]+\/view\.ts$|^app\/\[locale\]\/dev\//;

const { stdout } = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" });
const files = stdout
  .split("\n")
  .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !/^db\/migrations\/|\.d\.ts$/.test(file));
const texts = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
/** @param {string | undefined} file */
const isClient = (file = "") => texts.get(file)?.startsWith('"use client"') ?? false;

/**
 * Finds imports from client modules that are neither components nor hooks: on the server, such an export is only a
 * reference.
 * @param {string} file
 * @param {string} text
 */
function takenFromClient(file, text) {
  if (isClient(file) || /\.test\.|^tests\//.test(file)) return [];
  const imports = [...text.matchAll(/^import \{([^}]*)\} from "#([^"]+)"/gm)];
  return imports
    .filter(([, , from]) => isClient(from))
    .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()))
    .filter((name) => /^[a-z]/.test(name) && !/^(type |use[A-Z])/.test(name));
}

/**
 * Finds page components that read data and are rendered as elements. They would run after the page's guard has
 * returned, and an unavailable service would become a 500.
 * @param {string} text
 */
function readsUnguarded(text) {
  if (!text.includes("definePage(")) return [];
  const imports = [...text.matchAll(/^import \{([^}]*)\} from "#app\/[^"]+"/gm)];
  return imports
    .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()))
    .filter((name) => text.includes(`<${name} `) || text.includes(`<${name}>`));
}

const complaints = files.flatMap((file) => {
  const text = texts.get(file) ?? "";
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
    storage.test(text) &&
      !touchesStorage.test(file) &&
      `${file} touches storage that a browser may refuse; only lib/client/browser-store.ts does`,
    ...takenFromClient(file, text).map(
      (name) => `${file} takes ${name} from a client module: the server gets no value`,
    ),
    ...readsUnguarded(text).map(
      (name) => `${file} renders <${name}>: call and await it, so that the page's guard sees it`,
    ),
    losesParts.test(text) &&
      !loadsParts.test(file) &&
      `${file} loads a part that can't be loaded again after a failure; use lazyPart`,
    /:where\([^{}\n]*:has\(/.test(text) &&
      `${file} has :has() within :where(): browsers style the whole page anew for every node that comes or goes`,
    /use(Layout)?Effect\(\(\) => [^{}\n]*\.(scroll\w*|focus|play|animate)\(/.test(text) &&
      `${file} returns what a call answers from an effect: React would take it for the clean-up`,
  ].filter((complaint) => typeof complaint === "string");
});
for (const complaint of complaints) console.error(complaint);
if (files.length === 0) throw new Error("No file was seen.");
if (complaints.length > 0) process.exit(1);
