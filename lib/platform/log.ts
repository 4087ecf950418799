import "server-only";
import pino from "pino";
import { env } from "#lib/platform/env.ts";

export type Log = pino.Logger;

let shared: Log | undefined;

/**
 * JSON lines on stdout. Credentials never reach it: bodies are not logged, and these paths are cut wherever they
 * appear. Opened at first use, since a build loads this without an environment.
 */
export function log(): Log {
  shared ??= pino({
    level: env().LOG_LEVEL,
    base: undefined,
    redact: ["*.password", "*.token", "*.cookie", "*.authorization"],
  });
  return shared;
}
