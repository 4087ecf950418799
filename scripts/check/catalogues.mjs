import { readdirSync, readFileSync } from "node:fs";
import { checkTranslations } from "@lingual/i18n-check";
import { errorStatus } from "../../lib/kernel/error-codes.ts";

const source = "EN";
const languages = readdirSync("messages").filter((name) => /^[A-Z]{2}$/.test(name));
const areas = [...new Set(languages.flatMap((language) => readdirSync(`messages/${language}`)))];
const complaints = areas.flatMap((area) => {
  const original = read(source, area);
  return [
    ...(area === "errors.json" ? missingCodes(original) : []),
    ...languages.filter((language) => language !== source).flatMap((language) => compare(area, language, original)),
  ];
});
for (const complaint of complaints) console.error(complaint);
console.log(`${languages.length} languages, ${areas.length} areas`);
if (complaints.length > 0) process.exit(1);

/**
 * Requires the same keys in both catalogues, and the same placeholders.
 * @param {string} area
 * @param {string} language
 * @param {object} original
 */
function compare(area, language, original) {
  const translation = read(language, area);
  const name = `messages/${language}/${area}`;
  const { missingKeys = {}, invalidKeys = {} } = check(name, original, translation, ["missingKeys", "invalidKeys"]);
  const { missingKeys: extraKeys = {} } = check(name, translation, original, ["missingKeys"]);
  return [
    ...(missingKeys[name] ?? []).map((key) => `${name} lacks ${key}`),
    ...(extraKeys[name] ?? []).map((key) => `${name} has ${key}, which ${source} lacks`),
    ...(invalidKeys[name] ?? []).filter(isWrong).map(({ key, msg }) => `${name}, ${key}: ${msg}`),
  ];
}

/**
 * Ignores the allowed case: a language may spell out a number where the source has `#`.
 * @param {{ msg: string }} difference
 */
function isWrong({ msg }) {
  return msg.split(",").some((part) => part.trim() !== "" && !/Missing element pound$/.test(part));
}

/**
 * @param {string} name @param {object} from @param {object} to @param {("missingKeys" | "invalidKeys")[]} checks
 * @returns {ReturnType<typeof checkTranslations>}
 */
function check(name, from, to, checks) {
  return checkTranslations(
    [{ reference: null, name, content: { ...from } }],
    [{ reference: name, name, content: { ...to } }],
    { format: "icu", checks },
  );
}

/** Reports error codes without a message; codes are message keys. @param {object} messages @returns {string[]} */
function missingCodes(messages) {
  const codes = Object.keys(errorStatus);
  return codes.filter((code) => !(code in messages)).map((code) => `messages/${source}/errors.json lacks ${code}`);
}

/** @param {string} language @param {string} area @returns {object} */
function read(language, area) {
  try {
    return JSON.parse(readFileSync(`messages/${language}/${area}`, "utf8"));
  } catch (error) {
    throw new Error(`messages/${language}/${area}: ${error instanceof Error ? error.message : error}`);
  }
}
