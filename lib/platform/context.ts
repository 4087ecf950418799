import "server-only";
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
  /** Present for portal calls. `ip` is the client's, `language` a legacy code such as EN. */
  readonly request?: RequestFacts;
}

export interface RequestFacts {
  ip: string;
  userAgent: string;
  language: string;
  origin: string;
}

export type UseCase<Input, Output> = (context: Context, input: Input) => Promise<Output>;
