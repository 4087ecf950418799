import { randomBytes } from "node:crypto";
import { register as registerCall } from "#lib/contracts/identity/register.ts";
import { createAccount, register } from "#lib/modules/identity/index.ts";
import { portalRoute } from "#lib/portal/portal-route.ts";
import { type Services, services } from "#lib/portal/services.ts";
import { sessionCookieName } from "#lib/portal/session-cookie.ts";
import { type CallFacts, callPortal, type PortalAnswer, sessionFor } from "#tests/support/portal.ts";

export const goodPassword = "lantern-48-copper";

/** A name nobody has. */
export const freshName = () => `t${randomBytes(6).toString("hex")}`;

export function registration(change: Record<string, unknown> = {}) {
  return {
    username: freshName(),
    password: goodPassword,
    confirmPassword: goodPassword,
    agreed: true,
    domain: "localhost:3000",
    registerUrl: "http://localhost:3000/register",
    registerMethod: "WEB",
    login: true,
    ...change,
  };
}

/** The session cookie that an answer sets, as a pair; undefined when it sets none or ends it. */
export function sessionCookieOf({ response }: Pick<PortalAnswer, "response">): string | undefined {
  const pair = response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${sessionCookieName}=`))
    ?.split(";")[0];
  return pair === `${sessionCookieName}=` ? undefined : pair;
}

let addresses = 0;

/** An address of its own, so that tests do not count against each other's limits. */
export const freshAddress = () => `10.0.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`;

export interface TestPlayer {
  account: string;
  id: string;
  cookies: string[];
}

/** A player who came through the registration call. */
export async function registerPlayer(change: Record<string, unknown> = {}, facts: CallFacts = {}): Promise<TestPlayer> {
  const wire = registration(change);
  const answer = await callPortal(portalRoute(registerCall, register), registerCall, wire, {
    ip: freshAddress(),
    ...facts,
  });
  const cookie = sessionCookieOf(answer);
  if (!answer.envelope.success || !cookie) throw new Error(`Not registered: ${JSON.stringify(answer.envelope)}`);
  const { id, account } = answer.envelope.value as { id: string; account: string };
  return { id, account, cookies: [cookie] };
}

/** An account of another type, with a session. */
export async function createAgent(given: Partial<Services> = {}): Promise<TestPlayer> {
  const context = { ...services(given), actor: { role: "system", process: "test" } as const };
  const registered = { domain: "localhost", url: "", method: "TEST" };
  const { id, account } = await createAccount(context, {
    account: freshName(),
    password: goodPassword,
    memberType: 1,
    registration: registered,
  });
  return { id, account, cookies: [await sessionFor("agent", id, given)] };
}
