import "server-only";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Actor } from "#lib/kernel/actor.ts";
import type { Clock } from "#lib/kernel/clock.ts";
import type { Database } from "#lib/platform/database.ts";
import type { KeyValueStore } from "#lib/platform/kv/key-value-store.ts";
import type { Log } from "#lib/platform/log.ts";

/** The dependencies of every use case: no hidden time, user or connection. */
export interface Context {
  readonly actor: Actor;
  readonly clock: Clock;
  readonly db: Database;
  readonly kv: KeyValueStore;
  readonly log: Log;
  /** True inside `transact`. */
  readonly inTransaction?: boolean;
  /** Set inside `transact`: players to notify after the commit (`announce`). */
  readonly updatedPlayers?: Set<string>;
  /** Present for portal calls. `ip` is the client's address, `language` the BCP 47 tag of an offered language. */
  readonly request?: RequestFacts;
}

export interface RequestFacts {
  ip: string;
  userAgent: string;
  language: Locale;
  /** Those that the site offers. */
  languages: readonly Locale[];
  origin: string;
  /**
   * Starts or (null) ends the session of this browser: the response sets the cookie. Identity owns the session record.
   */
  setSession(sessionId: string | null): Promise<void>;
  /** Random cookie that ties nonces to one browser before it has a session. */
  preSession: string | undefined;
  /** Returns the session id that the request carries, also when the session has ended. */
  sessionId?(): Promise<string | null>;
  setPreSession(value: string): void;
}

export type UseCase<Input, Output> = (context: Context, input: Input) => Promise<Output>;
