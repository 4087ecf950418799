import "server-only";
import { z } from "zod";
import type { MemberActor } from "#lib/kernel/actor.ts";
import type { Clock } from "#lib/kernel/clock.ts";
import { announce } from "#lib/platform/announce.ts";
import type { Context } from "#lib/platform/context.ts";
import type { KeyValueStore } from "#lib/platform/kv/key-value-store.ts";

/** Absolute life of a session; losing the store costs a login, never money. */
export const sessionTtlMs = 30 * 86_400_000;
/** `lastSeenMs` is written at most this often. */
const touchEveryMs = 60_000;

const sessionSchema = z.object({
  playerId: z.uuid(),
  account: z.string(),
  role: z.enum(["trial", "player", "agent"]),
  createdAtMs: z.number(),
  lastSeenMs: z.number(),
  /** Set once the session was idle for too long: money pages ask for a login, the rest goes on. */
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

/** Opens a session and returns its id: 256 random bits, the only thing the cookie holds. */
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

/** The session of an id, or null. Notes that it was seen, and whether it had been idle for longer than `idleMs`. */
export async function readSession(services: SessionServices, id: string, idleMs: number): Promise<Session | null> {
  const stored = await services.kv.get(sessionKey(id));
  if (stored === null) return null;
  // What is no member's session counts for none: nobody acts here as an operator or as the system.
  const { data: session } = sessionSchema.safeParse(JSON.parse(stored));
  if (!session) return null;
  const nowMs = services.clock.now().getTime();
  const sinceMs = nowMs - session.lastSeenMs;
  const remainingMs = session.createdAtMs + sessionTtlMs - nowMs;
  if (remainingMs <= 0) return null;
  if (sinceMs < touchEveryMs) return { ...session, id };
  const seen = { ...session, lastSeenMs: nowMs, idled: session.idled || sinceMs > idleMs };
  // Only over the record just read: a session ended meanwhile must not come back.
  await services.kv.replace(sessionKey(id), stored, JSON.stringify(seen), remainingMs);
  return { ...seen, id };
}

/** A player's sessions, the newest first. Ids of sessions that ran out are forgotten on the way. */
export async function listSessions({ kv }: SessionServices, playerId: string): Promise<Session[]> {
  const sessions: Session[] = [];
  for (const { member: id } of await kv.readSet(listKey(playerId))) {
    const stored = await kv.get(sessionKey(id));
    if (stored === null) await kv.removeFromSet(listKey(playerId), id);
    else sessions.unshift({ ...sessionSchema.parse(JSON.parse(stored)), id });
  }
  return sessions;
}

/** Whether a session is still open. Looking does not count as being seen. */
export async function isSessionOpen({ kv }: Pick<SessionServices, "kv">, id: string): Promise<boolean> {
  return (await kv.get(sessionKey(id))) !== null;
}

export async function endSession(context: Context, session: Pick<Session, "id" | "playerId">): Promise<void> {
  const { kv } = context;
  await kv.delete(sessionKey(session.id));
  await kv.removeFromSet(listKey(session.playerId), session.id);
  announce(context, session.playerId);
}

/** Ends every session of a player, but for `exceptId`. */
export async function endSessions(context: Context, playerId: string, exceptId?: string): Promise<void> {
  for (const { member } of await context.kv.readSet(listKey(playerId))) {
    if (member !== exceptId) await endSession(context, { id: member, playerId });
  }
}

export function actorOf(session: Session): MemberActor {
  return { role: session.role, playerId: session.playerId, account: session.account, sessionId: session.id };
}
