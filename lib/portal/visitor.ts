import "server-only";
import type { Actor } from "#lib/kernel/actor.ts";
import { actorOf, readSession, type Session } from "#lib/modules/identity/index.ts";
import { readSiteConfiguration } from "#lib/modules/system/index.ts";
import type { Services } from "#lib/portal/services.ts";
import { cookieOf, readSessionId, sessionCookieName } from "#lib/portal/session-cookie.ts";

/** Set by our own server from the socket or the trusted proxies; a client's own copy never gets this far. */
export const clientAddressHeader = "x-client-ip";

export function clientAddress(headers: Headers): string {
  return headers.get(clientAddressHeader) ?? "127.0.0.1";
}

/** The session that a request's cookie or bearer token names, or null. */
export async function sessionOf(services: Services, headers: Headers): Promise<Session | null> {
  const bearer = /^Bearer ([\w-]{43})$/.exec(headers.get("authorization") ?? "")?.[1];
  const id = bearer ?? (await readSessionId(cookieOf(headers, sessionCookieName)));
  if (!id) return null;
  const { moneyPageIdleMinutes } = await readSiteConfiguration(services);
  return readSession(services, id, moneyPageIdleMinutes * 60_000);
}

export function actorFrom(session: Session | null): Actor {
  return session ? actorOf(session) : { role: "visitor" };
}
