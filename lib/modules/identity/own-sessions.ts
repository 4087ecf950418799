import "server-only";
import { createHash } from "node:crypto";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { endSessionsCall } from "#lib/contracts/identity/end-sessions.ts";
import { listSessionsCall } from "#lib/contracts/identity/list-sessions.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { readSlice, sliceSorted } from "#lib/kernel/list-slice.ts";
import { requireMember } from "#lib/kernel/require-actor.ts";
import { describeDevice } from "#lib/modules/identity/describe-device.ts";
import { endSession, listSessions, type Session } from "#lib/modules/identity/sessions.ts";
import type { Context } from "#lib/platform/context.ts";
import { listReader } from "#lib/platform/list-reader.ts";

/** Returns a public key of a session, which cannot be used as its id. */
const keyOf = (id: string) => createHash("sha256").update(id).digest("base64url").slice(0, 22);

type Listed = OutputOf<typeof listSessionsCall>["content"][number];

export const listOwnSessions = listReader(
  async (context, input: InputOf<typeof listSessionsCall>) => {
    const { current, sessions } = await ownSessions(context);
    const listed = sessions.map((session) => viewOf(session, current));
    return readSlice(listSessionsCall.sort, input, async (query) => sliceSorted(listSessionsCall.sort, listed, query));
  },
  async (context) => ({ count: (await ownSessions(context)).sessions.length }),
);

function viewOf(session: Session, current: string): Listed & { own: number } {
  const isCurrent = session.id === current;
  return {
    own: isCurrent ? 1 : 0,
    key: keyOf(session.id),
    current: isCurrent,
    startedAt: new Date(session.createdAtMs),
    lastSeenAt: new Date(session.lastSeenMs),
    ip: session.ip,
    userAgent: session.userAgent,
    ...describeDevice(session.userAgent),
  };
}

export async function endOwnSessions(
  context: Context,
  { key }: InputOf<typeof endSessionsCall>,
): Promise<OutputOf<typeof endSessionsCall>> {
  const { current, sessions } = await ownSessions(context);
  const meant = sessions.filter(({ id }) => (key === undefined ? id !== current : keyOf(id) === key));
  if (key !== undefined && meant.length === 0) throw new DomainError("not-found");
  for (const session of meant) await endSession(context, session, "ended");
  if (meant.some(({ id }) => id === current)) await context.request?.setSession(null);
  return { ended: meant.length };
}

async function ownSessions(context: Context): Promise<{ current: string; sessions: Session[] }> {
  const { sessionId, playerId } = requireMember(context);
  return { current: sessionId, sessions: await listSessions(context, playerId) };
}
