import type { Clock } from "#lib/kernel/clock.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import type { Context, RequestFacts } from "#lib/platform/context.ts";
import { env } from "#lib/platform/env.ts";

/** What one player does in the demo week, in order. Every act has the time of the visit's own clock. */
export interface Visit {
  /** The player's context. */
  readonly player: Context;
  /** The operator's context, at the same time. */
  readonly operator: Context;
  readonly account: string;
  /** Advances the clock to a moment; a moment that has passed leaves it. */
  until(atMs: number): void;
  /** Advances the clock. */
  wait(ms: number): void;
}

export function openVisit(
  operator: Context,
  { id: playerId, account }: { id: string; account: string },
  fromMs: number,
): Visit {
  let nowMs = fromMs;
  const clock: Clock = { now: () => new Date(nowMs) };
  const actor = { role: "player", playerId, account, sessionId: "seed" } as const;
  const until = (atMs: number) => {
    nowMs = Math.max(nowMs, atMs);
  };
  return {
    player: { ...operator, clock, actor, request: requestFacts() },
    operator: { ...operator, clock },
    account,
    until,
    wait: (ms) => until(nowMs + ms),
  };
}

/** Returns null instead of an error that a player meets in ordinary play. */
export async function unlessRejected<T>(act: Promise<T>, ...codes: DomainError["code"][]): Promise<T | null> {
  try {
    return await act;
  } catch (error) {
    if (error instanceof DomainError && codes.includes(error.code)) return null;
    throw error;
  }
}

function requestFacts(): RequestFacts {
  return {
    ip: "127.0.0.1",
    userAgent: "",
    language: "en",
    languages: ["en"],
    origin: `http://localhost:${env().PORT}`,
    setSession: async () => {},
    preSession: undefined,
    setPreSession: () => {},
  };
}
