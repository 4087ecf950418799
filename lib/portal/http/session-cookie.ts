import "server-only";
import { sealData, unsealData } from "iron-session";
import { z } from "zod";
import { sessionTtlMs } from "#lib/modules/identity/index.ts";
import { env } from "#lib/platform/env.ts";
import { environmentSecrets } from "#lib/platform/sealing/environment-secrets.ts";

/** `__Host-`: Secure, no Domain, Path=/. Browsers take Secure cookies from loopback over plain http. */
export const sessionCookieName = "__Host-session";
export const preSessionCookieName = "__Host-pre";

const attributes = "Path=/; HttpOnly; Secure; SameSite=Lax";
const content = z.object({ sid: z.string() });
const ttlSeconds = sessionTtlMs / 1000;

/** Returns the Set-Cookie value that starts (id) or ends (null) the session of this browser. */
export async function sessionCookie(sessionId: string | null): Promise<string> {
  if (sessionId === null) return `${sessionCookieName}=; ${attributes}; Max-Age=0`;
  const sealed = await sealData({ sid: sessionId }, { password: env().SESSION_SECRET, ttl: ttlSeconds });
  return `${sessionCookieName}=${sealed}; ${attributes}; Max-Age=${ttlSeconds}`;
}

/** Returns the session id in a cookie's value; null when the cookie is missing, forged or too old. */
export async function readSessionId(sealed: string | undefined): Promise<string | null> {
  if (!sealed) return null;
  try {
    for (const password of environmentSecrets()) {
      // Sealed by another secret, it opens as an empty object.
      const parsed = content.safeParse(await unsealData(sealed, { password, ttl: ttlSeconds }));
      if (parsed.success) return parsed.data.sid;
    }
  } catch {
    // No cookie of ours.
  }
  return null;
}

export function preSessionCookie(value: string): string {
  return `${preSessionCookieName}=${value}; ${attributes}`;
}

/** Returns the value of one cookie of a Cookie header. */
export function cookieOf(headers: Headers, name: string): string | undefined {
  for (const pair of headers.get("cookie")?.split(/;\s*/) ?? []) {
    const at = pair.indexOf("=");
    if (pair.slice(0, at) === name) return pair.slice(at + 1);
  }
  return undefined;
}
