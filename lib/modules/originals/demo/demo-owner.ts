import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { Context } from "#lib/platform/context.ts";

export interface DemoOwner {
  /** Key of the purse in the key-value store. */
  key: string;
  ttlMs: number;
}

const memberTtlMs = 7 * 86_400_000;
const visitorTtlMs = 86_400_000;

/** Returns the owner of the demo purse: the account or a visitor's browser. Null for an unknown browser. */
export function knownDemoOwner({ actor, request }: Context): DemoOwner | null {
  if ("playerId" in actor) return { key: `demo-purse:${actor.playerId}`, ttlMs: memberTtlMs };
  return request?.preSession ? visitor(request.preSession) : null;
}

/** Returns the owner of the demo purse. A browser without a pre-session gets one with the response. */
export function demoOwner(context: Context): DemoOwner {
  const known = knownDemoOwner(context);
  if (known) return known;
  const preSession = randomBytes(32).toString("base64url");
  context.request?.setPreSession(preSession);
  return visitor(preSession);
}

function visitor(preSession: string): DemoOwner {
  return { key: `demo-purse:${createHash("sha256").update(preSession).digest("base64url")}`, ttlMs: visitorTtlMs };
}
