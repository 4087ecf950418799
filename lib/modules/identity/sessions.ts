import "server-only";
import { z } from "zod";
import { type SessionEnd, sessionEnd } from "#lib/contracts/identity/session-end.ts";
import type { MemberActor } from "#lib/kernel/actor.ts";
import type { Clock } from "#lib/kernel/clock.ts";
import { announce } from "#lib/platform/announce.ts";
import type { Context } from "#lib/platform/context.ts";
import type { Database } from "#lib/platform/database.ts";
import type { KeyValueStore } from "#lib/platform/kv/key-value-store.ts";

/** Absolute lifetime of a session. Losing the store costs a login, never money. */
export const sessionTtlMs = 30 * 86_400_000;
/** Minimum interval between writes of `lastSeenMs`. */
const touchEveryMs = 60_000;
/** How long the reason of an ended session is kept for the pages that it left open. */
const endKeptMs = 86_400_000;

const sessionSchema = z.object({
  playerId: z.uuid(),
  account: z.string(),
  role: z.enum(["trial", "player", "agent"]),
  createdAtMs: z.number(),
  lastSeenMs: z.number(),
  /** True once the session was idle for too long: money pages then require a login, other pages do not. */
  idled: z.boolean(),
  mustChangePassword: z.boolean(),
  ip: z.string(),
  userAgent: z.string(),
  /** The account's `sessionGeneration` when the session began; sessions of release 0.1.0 have none. */
  generation: z.number().default(0),
});

type StoredSession = z.output<typeof sessionSchema>;
export type Session = StoredSession & { id: string };

export interface SessionServices {
  db: Database;
  kv: KeyValueStore;
  clock: Clock;
}

/** Without a generation, the session is one of an account whose sessions were never ended. */
type NewSession = Pick<Session, "playerId" | "account" | "role" | "mustChangePassword" | "ip" | "userAgent"> &
  Partial<Pick<Session, "generation">>;

const sessionKey = (id: string) => `session:${id}`;
const endKey = (id: string) => `session-end:${id}`;
const listKey = (playerId: string) => `sessions:${playerId}`;

/** Opens a session and returns its id: 256 random bits, the only value in the cookie. */
export async function startSession(
  { kv, clock }: Pick<SessionServices, "kv" | "clock">,
  given: NewSession,
): Promise<string> {
  const id = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
  const nowMs = clock.now().getTime();
  const record = {
    ...given,
    userAgent: given.userAgent.slice(0, 300),
    createdAtMs: nowMs,
    lastSeenMs: nowMs,
    idled: false,
  };
  await kv.set(sessionKey(id), JSON.stringify(record), sessionTtlMs);
  await kv.addToSet(listKey(given.playerId), id, nowMs, sessionTtlMs);
  return id;
}

/**
 * Returns the session of an id, or null. Updates `lastSeenMs` and sets `idled` after more than `idleMs` without a call.
 */
export async function readSession(services: SessionServices, id: string, idleMs: number): Promise<Session | null> {
  const stored = await services.kv.get(sessionKey(id));
  if (stored === null) return null;
  // Only records with a member's role are valid, so a stored session never acts as an operator or as the system.
  const { data: session } = sessionSchema.safeParse(JSON.parse(stored));
  if (!session) return null;
  const nowMs = services.clock.now().getTime();
  const sinceMs = nowMs - session.lastSeenMs;
  const remainingMs = session.createdAtMs + sessionTtlMs - nowMs;
  if (remainingMs <= 0 || (await isOutdated(services, session))) return null;
  if (sinceMs < touchEveryMs) return { ...session, id };
  const seen = { ...session, lastSeenMs: nowMs, idled: session.idled || sinceMs > idleMs };
  // Replaces only the record that was read, so a session ended meanwhile stays ended.
  await services.kv.replace(sessionKey(id), stored, JSON.stringify(seen), remainingMs);
  return { ...seen, id };
}

/** Returns a player's sessions, newest first. Removes the ids of ended sessions from the player's list. */
export async function listSessions(services: SessionServices, playerId: string): Promise<Session[]> {
  const { kv } = services;
  const sessions: Session[] = [];
  for (const { member: id } of await kv.readSet(listKey(playerId))) {
    const session = await findSession(services, id);
    if (session) sessions.unshift(session);
    else await kv.removeFromSet(listKey(playerId), id);
  }
  return sessions;
}

/** True while a session is open. Does not update `lastSeenMs`. */
export async function isSessionOpen(services: Pick<SessionServices, "db" | "kv">, id: string): Promise<boolean> {
  return (await findSession(services, id)) !== null;
}

async function findSession(services: Pick<SessionServices, "db" | "kv">, id: string): Promise<Session | null> {
  const { data: session } = sessionSchema.safeParse(JSON.parse((await services.kv.get(sessionKey(id))) ?? "null"));
  return session && !(await isOutdated(services, session)) ? { ...session, id } : null;
}

/**
 * True when the account's password was replaced, or the account was disabled, after the session began. The store may
 * still have such a session: the process that committed the change can end before it removes the sessions.
 */
async function isOutdated({ db }: Pick<SessionServices, "db">, session: StoredSession): Promise<boolean> {
  const [account] = await db.sql`
    select session_generation as generation, status from player where id = ${session.playerId}`;
  return account !== undefined && (account.generation !== session.generation || account.status === "disabled");
}

/** True once a session was idle for too long (SEC-04), and when it has ended. Does not update `lastSeenMs`. */
export async function isSessionIdled(services: Pick<SessionServices, "db" | "kv">, id: string): Promise<boolean> {
  return (await findSession(services, id))?.idled ?? true;
}

/** Ends a session, and tells the pages that it left open (`announce`). They show the reason. */
export async function endSession(
  context: Context,
  session: Pick<Session, "id" | "playerId">,
  reason: SessionEnd,
): Promise<void> {
  const { kv } = context;
  await kv.set(endKey(session.id), reason, endKeptMs);
  await kv.delete(sessionKey(session.id));
  await kv.removeFromSet(listKey(session.playerId), session.id);
  announce(context, session.playerId);
}

/**
 * Removes from the store the sessions that a raised generation ended, and tells their open pages. The player's own, if
 * the player acts, is renewed by the caller. It does not fail: the sessions ended with the commit.
 */
export async function removeEndedSessions(context: Context, playerId: string, reason: SessionEnd): Promise<void> {
  const own = "sessionId" in context.actor ? context.actor.sessionId : null;
  try {
    for (const { member: id } of await context.kv.readSet(listKey(playerId))) {
      if (!(await findSession(context, id)))
        await endSession(context, { id, playerId }, id === own ? "renewed" : reason);
    }
  } catch (error) {
    context.log.warn({ err: error }, "ended sessions were not removed from the store");
  }
}

/** Returns why a session ended: `expired` when nothing is known about it. */
export async function readSessionEnd({ kv }: Pick<SessionServices, "kv">, id: string): Promise<SessionEnd> {
  return sessionEnd.safeParse(await kv.get(endKey(id))).data ?? "expired";
}

export function actorOf(session: Session): MemberActor {
  return { role: session.role, playerId: session.playerId, account: session.account, sessionId: session.id };
}
