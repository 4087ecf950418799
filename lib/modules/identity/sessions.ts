import "server-only";
import { z } from "zod";
import type { MemberActor } from "#lib/kernel/actor.ts";
import type { Clock } from "#lib/kernel/clock.ts";
import { announce } from "#lib/platform/announce.ts";
import type { Context } from "#lib/platform/context.ts";
import type { KeyValueStore } from "#lib/platform/kv/key-value-store.ts";

/** Absolute lifetime of a session. Losing the store costs a login, never money. */
export const sessionTtlMs = 30 * 86_400_000;
/** Minimum interval between writes of `lastSeenMs`. */
const touchEveryMs = 60_000;

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
});

export type Session = z.output<typeof sessionSchema> & { id: string };

export interface SessionServices {
  kv: KeyValueStore;
  clock: Clock;
}

type NewSession = Pick<Session, "playerId" | "account" | "role" | "mustChangePassword" | "ip" | "userAgent">;

const sessionKey = (id: string) => `session:${id}`;
const listKey = (playerId: string) => `sessions:${playerId}`;

/** Opens a session and returns its id: 256 random bits, the only value in the cookie. */
export async function startSession({ kv, clock }: SessionServices, given: NewSession): Promise<string> {
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
  if (remainingMs <= 0) return null;
  if (sinceMs < touchEveryMs) return { ...session, id };
  const seen = { ...session, lastSeenMs: nowMs, idled: session.idled || sinceMs > idleMs };
  // Replaces only the record that was read, so a session ended meanwhile stays ended.
  await services.kv.replace(sessionKey(id), stored, JSON.stringify(seen), remainingMs);
  return { ...seen, id };
}

/** Returns a player's sessions, newest first. Removes the ids of expired sessions from the player's list. */
export async function listSessions({ kv }: SessionServices, playerId: string): Promise<Session[]> {
  const sessions: Session[] = [];
  for (const { member: id } of await kv.readSet(listKey(playerId))) {
    const stored = await kv.get(sessionKey(id));
    if (stored === null) await kv.removeFromSet(listKey(playerId), id);
    else sessions.unshift({ ...sessionSchema.parse(JSON.parse(stored)), id });
  }
  return sessions;
}

/** True while a session is open. Does not update `lastSeenMs`. */
export async function isSessionOpen({ kv }: Pick<SessionServices, "kv">, id: string): Promise<boolean> {
  return (await kv.get(sessionKey(id))) !== null;
}

export async function endSession(context: Context, session: Pick<Session, "id" | "playerId">): Promise<void> {
  const { kv } = context;
  await kv.delete(sessionKey(session.id));
  await kv.removeFromSet(listKey(session.playerId), session.id);
  announce(context, session.playerId);
}

/** Ends every session of a player except `exceptId`. */
export async function endSessions(context: Context, playerId: string, exceptId?: string): Promise<void> {
  for (const { member } of await context.kv.readSet(listKey(playerId))) {
    if (member !== exceptId) await endSession(context, { id: member, playerId });
  }
}

export function actorOf(session: Session): MemberActor {
  return { role: session.role, playerId: session.playerId, account: session.account, sessionId: session.id };
}
