/** @typedef {{ name: string, seconds: number, counts: import("./reports.mjs").Counts }} Part */

/** Formats a line per part of a run, and their sum. @param {Part[]} parts @returns {string} */
export function drawParts(parts) {
  const lines = parts.map(({ name, seconds, counts: { passed, failed } }) =>
    line(seconds, `${name}: ${passed} passed, ${failed} failed`),
  );
  const all = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  return [...lines, line(all, "altogether")].join("\n");
}

/** Formats the slowest test files across all parts. @param {Part[]} parts @param {number} most @returns {string} */
export function drawSlowest(parts, most) {
  const files = parts.flatMap(({ counts }) => counts.files ?? []);
  const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, most);
  return slowest.map(({ name, seconds }) => line(seconds, name)).join("\n");
}

/** @param {number} seconds @param {string} what */
const line = (seconds, what) => `${seconds.toFixed(1).padStart(7)} s  ${what}`;
