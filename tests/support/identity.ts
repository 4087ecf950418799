import { randomBytes } from "node:crypto";
import { register as registerCall } from "#lib/contracts/identity/register.ts";
import { createAccount, register } from "#lib/modules/identity/index.ts";
import { portalRoute } from "#lib/portal/portal-route.ts";
import { services } from "#lib/portal/services.ts";
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

const memberTypes = { player: 0, agent: 1, trial: 4 } as const;

/** An account of a role that is not opened by registration, without a session. */
export async function createTestAccount(role: keyof typeof memberTypes): Promise<{ id: string; account: string }> {
  const context = { ...services(), actor: { role: "system", process: "test" } as const };
  return createAccount(context, {
    account: freshName(),
    password: goodPassword,
    memberType: memberTypes[role],
    registration: { domain: "localhost", url: "", method: "TEST" },
  });
}

export async function createAgent(): Promise<TestPlayer> {
  const { id, account } = await createTestAccount("agent");
  return { id, account, cookies: [await sessionFor("agent", id)] };
}

const accounts = new Map<string, Promise<{ id: string }>>();

/** A session of an account that exists: one account per role and test file. */
export async function memberSession(role: keyof typeof memberTypes): Promise<string> {
  const known = accounts.get(role) ?? createTestAccount(role);
  accounts.set(role, known);
  return sessionFor(role, (await known).id);
}
