import "server-only";
import pino from "pino";
import { logLevel } from "#lib/platform/env.ts";

/** Writes JSON lines to stdout. Credentials are never logged: bodies are not logged, and these paths are redacted. */
export const log = pino({
  level: logLevel(),
  base: undefined,
  redact: ["*.password", "*.token", "*.cookie", "*.authorization"],
});

export type Log = pino.Logger;
