import "server-only";
import pino from "pino";
import { logLevel } from "#lib/platform/env.ts";

/** JSON lines on stdout. Credentials never reach it: bodies are not logged, and these paths are cut wherever they appear. */
export const log = pino({
  level: logLevel(),
  base: undefined,
  redact: ["*.password", "*.token", "*.cookie", "*.authorization"],
});

export type Log = pino.Logger;
