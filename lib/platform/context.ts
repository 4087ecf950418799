import "server-only";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Actor } from "#lib/kernel/actor.ts";
import type { Clock } from "#lib/kernel/clock.ts";
import type { Database } from "#lib/platform/database.ts";
import type { KeyValueStore } from "#lib/platform/kv/key-value-store.ts";
import type { Log } from "#lib/platform/log.ts";

/** What every use case is given: no hidden time, no hidden user, no hidden connection. */
export interface Context {
  readonly actor: Actor;
  readonly clock: Clock;
  readonly db: Database;
  readonly kv: KeyValueStore;
  readonly log: Log;
  /** True below `transact`. */
  readonly inTransaction?: boolean;
  /** Below `transact`: players who are told of it once it is committed (`announce`). */
  readonly news?: Set<string>;
  /** Present for portal calls. `ip` is the client's, `language` a BCP 47 tag that pages are served in. */
  readonly request?: RequestFacts;
}

export interface RequestFacts {
  ip: string;
  userAgent: string;
  language: Locale;
  origin: string;
  /** Starts or (null) ends the session of this browser: the answer sets the cookie. The record itself is identity's. */
  setSession(sessionId: string | null): Promise<void>;
  /** Random cookie that ties nonces to one browser, before there is a session. */
  preSession: string | undefined;
  setPreSession(value: string): void;
}

export type UseCase<Input, Output> = (context: Context, input: Input) => Promise<Output>;
