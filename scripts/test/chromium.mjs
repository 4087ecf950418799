import { findProgram } from "../services/process.mjs";

/** Without these, Debian's Chromium contacts its own hosts and does not run as root. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // Test machines have no graphics card, and emulating one costs more than the pages do.
  "--disable-gpu",
];

/** The headless shell is Chromium without a window: the same pages in half the time. */
const browsers = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** @returns {string | undefined} the browser that tests use */
export function findChromium() {
  return process.env.CHROMIUM || findProgram(...browsers);
}
