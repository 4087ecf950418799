import { expect, it } from "vitest";
import { openAgentAccount, renewAgentPassword } from "#lib/modules/agents/index.ts";
import {
  changePassword,
  isSessionOpen,
  listOwnSessions,
  logIn,
  readSession,
  startSession,
} from "#lib/modules/identity/index.ts";
import { disablePlayer, enablePlayer } from "#lib/modules/players/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { keyValueStore } from "#lib/platform/kv/index.ts";
import { services } from "#lib/portal/composition/services.ts";
import { contextOf, operatorContext } from "#tests/support/fixtures/cashier.ts";
import { freshName, goodPassword, registerPlayer } from "#tests/support/fixtures/identity.ts";

const idleMs = 30 * 60_000;
const device = { ip: "203.0.113.7", userAgent: "test" };

/** The process ends right after the commit, as far as the store of sessions can tell. */
function diesAfterCommit(context: Context): Context {
  const kv = keyValueStore();
  const gone = () => Promise.reject(new Error("the process has ended"));
  const remove = (key: string) => (key.startsWith("session:") ? gone() : kv.delete(key));
  return { ...context, kv: { ...kv, readSet: gone, delete: remove, publish: gone } };
}

const asPlayer = (playerId: string, account: string, sessionId: string) =>
  contextOf({ role: "player", playerId, account, sessionId });

async function isOpen(id: string): Promise<boolean> {
  const [open, session] = [await isSessionOpen(services(), id), await readSession(services(), id, idleMs)];
  expect(session !== null).toBe(open);
  return open;
}

const start = (playerId: string, account: string, role: "player" | "agent") =>
  startSession(services(), { playerId, account, role, mustChangePassword: false, ...device });

it("AUTH-11 a changed password has ended every session, although the process died after the commit", async () => {
  const { id, account } = await registerPlayer();
  const session = await start(id, account, "player");
  expect(await isOpen(session)).toBe(true);
  const newPassword = "copper-48-lantern";
  const form = { oldPassword: goodPassword, newPassword, confirmNewPassword: newPassword };
  await changePassword(diesAfterCommit(asPlayer(id, account, session)), form).catch(() => undefined);
  expect(await isOpen(session)).toBe(false);
  expect((await listOwnSessions(asPlayer(id, account, session), { pageSize: 10 })).content).toEqual([]);
});

it("AGENT-07 a renewed password has ended every session, and is returned, although the store of sessions fails", async () => {
  const { id, account } = await openAgentAccount(operatorContext(), { username: freshName() });
  const session = await start(id, account, "agent");
  expect(await renewAgentPassword(diesAfterCommit(operatorContext()), account)).toMatchObject({ account });
  expect(await isOpen(session)).toBe(false);
});

it("AUTH-14 a disabled account has lost its sessions, also after it is enabled again, although the process died", async () => {
  const { id, account } = await registerPlayer();
  const session = await start(id, account, "player");
  const who = { account, reason: "asked for" };
  await disablePlayer(diesAfterCommit(operatorContext()), who);
  expect(await isOpen(session)).toBe(false);
  await enablePlayer(operatorContext(), who);
  expect(await isOpen(session)).toBe(false);
});

it("AUTH-11 a login whose password is replaced meanwhile opens no session", async () => {
  const { id, account } = await registerPlayer();
  const started: string[] = [];
  const kv = keyValueStore();
  const visitor = contextOf({ role: "visitor" });
  const set = async (key: string, value: string, ttlMs: number) => {
    if (key.startsWith("session:")) {
      started.push(key.slice("session:".length));
      const mine = {
        oldPassword: goodPassword,
        newPassword: "copper-48-lantern",
        confirmNewPassword: "copper-48-lantern",
      };
      await changePassword(asPlayer(id, account, "none"), mine);
    }
    await kv.set(key, value, ttlMs);
  };
  const login = { type: "username", username: account, password: goodPassword, agentSide: false } as const;
  await expect(logIn({ ...visitor, kv: { ...kv, set } }, login)).rejects.toMatchObject({ code: "wrong-credentials" });
  expect(started).toHaveLength(1);
  expect(await isOpen(started[0] ?? "")).toBe(false);
});
