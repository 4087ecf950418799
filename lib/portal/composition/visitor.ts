import "server-only";
import type { Actor } from "#lib/kernel/actor.ts";
import { actorOf, identitySettings, readSession, type Session } from "#lib/modules/identity/index.ts";
import { readSettings } from "#lib/modules/system/index.ts";
import type { Services } from "#lib/portal/composition/services.ts";
import { cookieOf, readSessionId, sessionCookieName } from "#lib/portal/http/session-cookie.ts";

/** Set by our own server from the socket or the trusted proxies, which removes a client's value. */
export const clientAddressHeader = "x-client-ip";

export function clientAddress(headers: Headers): string {
  return headers.get(clientAddressHeader) ?? "127.0.0.1";
}

/**
 * Returns the session of a request, or null. Browsers send a cookie; native apps send a bearer token of the same store
 * (AUTH-15). A request with `Authorization` skips the origin check (`request-guards.ts`), so its cookie is ignored.
 */
export async function sessionOf(services: Services, headers: Headers): Promise<Session | null> {
  const id = await sessionIdOf(headers);
  if (!id) return null;
  const { moneyPageIdleMinutes } = await readSettings(services, identitySettings);
  return readSession(services, id, moneyPageIdleMinutes * 60_000);
}

/** Returns the session id of a request, also when the session has ended. */
export async function sessionIdOf(headers: Headers): Promise<string | null> {
  const authorization = headers.get("authorization");
  if (authorization === null) return readSessionId(cookieOf(headers, sessionCookieName));
  return /^Bearer ([\w-]{43})$/.exec(authorization)?.[1] ?? null;
}

export function actorFrom(session: Session | null): Actor {
  return session ? actorOf(session) : { role: "visitor" };
}
