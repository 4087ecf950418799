import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** @returns {(what: string) => void} prints a step with the seconds since the start */
export function reporter() {
  const began = Date.now();
  return (what) => console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`);
}

/**
 * Ends the product in order on Ctrl-C, a closed terminal or `kill`; a second Ctrl-C exits at once.
 * @param {(what: string) => void} report
 * @returns {{ end: () => Promise<void>, isAsked: () => boolean, fail: (why: string) => Promise<void> }} `end` is called
 *   on the signal; `fail` ends the product by itself, with exit code 1
 */
export function endOnSignal(report) {
  let askedAtMs = 0;
  const ending = {
    end: async () => {},
    isAsked: () => askedAtMs > 0,
    fail: async (/** @type {string} */ why) => {
      report(why);
      await ending.end();
      process.exit(1);
    },
  };
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, async () => {
      // One Ctrl-C arrives twice: from the terminal and, forwarded, from npm.
      if (askedAtMs && Date.now() - askedAtMs > 1000) process.exit(130);
      if (askedAtMs) return;
      askedAtMs = Date.now();
      report("Ending");
      await ending.end();
      process.exit(0);
    });
  }
  return ending;
}

/** @param {import("./bring-up.mjs").Product} product */
export function welcome({ origin, environment, notes }) {
  const file = join(environment.DATA_FOLDER ?? "", "demo-accounts.json");
  /** @type {{ role: string, account: string, password: string, paymentPassword?: string }[]} */
  const accounts = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  const lines = [
    "",
    ...notes.map((note) => `  ${note}`),
    "",
    `  Sinag is ready:  ${origin}`,
    ...(accounts.length > 0 ? ["", "  Demo accounts (their passwords are this install's own):"] : []),
    ...accounts.map(({ role, account, password, paymentPassword }) => {
      const forMoney = paymentPassword ? `  payment password ${paymentPassword}` : "";
      return `    ${role.padEnd(10)} ${account.padEnd(16)} ${password}${forMoney}`;
    }),
    "",
    "  Ctrl-C ends it.",
    "",
  ];
  console.log(lines.join("\n"));
}
