import "server-only";
import pino from "pino";
import { type Clock, systemClock } from "#lib/kernel/clock.ts";
import { describeError } from "#lib/kernel/describe-error.ts";
import { logLevel } from "#lib/platform/env.ts";
import { causeOf, type Fields, safeFields } from "#lib/platform/log-entry.ts";
import { limitRepeats, type RepeatLimiter } from "#lib/platform/log-repeats.ts";

export type Log = pino.Logger;

const lowestLimited = pino.levels.values.warn ?? 40;

interface LogOptions {
  repeats: RepeatLimiter;
  destination?: pino.DestinationStream | undefined;
}

/**
 * Opens a logger of JSON lines. Credentials, parameters of statements and what people typed are never written, and a
 * warning or error is written once per cause and minute, with a count when the minute ends.
 */
export function openLog({ repeats, destination }: LogOptions): Log {
  const options: pino.LoggerOptions = {
    level: logLevel(),
    base: undefined,
    // The hook has described errors already; the usual serialiser would take the description for an error.
    serializers: { err: (described: unknown) => described },
    hooks: {
      logMethod([given, ...rest], method, level) {
        const fields: Fields = asFields(given);
        const message = messageOf(given, rest, fields);
        const cause = level < lowestLimited ? null : causeOf(level, fields, message);
        const write = (more: Fields) => method.apply(this, [{ ...safeFields(fields), ...more }, message]);
        if (cause === null || repeats.admit(cause, (repeated) => write({ repeated }))) write({});
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

function asFields(given: unknown): Fields {
  if (given instanceof Error) return { err: given };
  return typeof given === "object" && given !== null ? { ...given } : {};
}

function messageOf(given: unknown, [message]: unknown[], { err }: Fields): string {
  if (typeof given === "string") return given;
  return typeof message === "string" ? message : describeError(err).message;
}

// On `globalThis`: each bundle of a process loads this file, and a cause is one for all of them.
const shared = globalThis as { sinagLogRepeats?: RepeatLimiter };

function processRepeats(clock: Clock): RepeatLimiter {
  const limiter = limitRepeats({ clock, later: (work, ms) => void setTimeout(work, ms).unref() });
  process.once("exit", limiter.flush);
  return limiter;
}

shared.sinagLogRepeats ??= processRepeats(systemClock);

/** Writes to stdout. */
export const log = openLog({ repeats: shared.sinagLogRepeats });
