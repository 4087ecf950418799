import "server-only";
import { inspect } from "node:util";
import type { Log } from "#lib/platform/log.ts";
import { safeFields } from "#lib/platform/log-entry.ts";

/**
 * Sends to the log what a process would print by itself: uncaught errors, and errors that a framework prints with all
 * their properties, parameters of statements among them.
 */
export function logProcess(log: Log): void {
  console.error = (...given) => log.error(...entryOf(given));
  console.warn = (...given) => log.warn(...entryOf(given));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "the process ends");
    process.exit(1);
  });
}

function entryOf(given: unknown[]): [object, string] {
  const err = given.find((value) => value instanceof Error);
  const words = given.filter((value) => !(value instanceof Error));
  const text = words.map((word) => (typeof word === "string" ? word : inspect(safeFields({ word }).word))).join(" ");
  return [err ? { err } : {}, text.trim() || "an error was printed"];
}
