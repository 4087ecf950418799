import { afterEach, describe, expect, it } from "vitest";
import { changePasswordCall } from "#lib/contracts/identity/change-password.ts";
import { loginCall } from "#lib/contracts/identity/login.ts";
import type { SessionEnd } from "#lib/contracts/identity/session-end.ts";
import { readLiveCall } from "#lib/contracts/live/read-live.ts";
import {
  changePassword,
  endOwnSessions,
  listOwnSessions,
  logIn,
  logOut,
  renewPassword,
} from "#lib/modules/identity/index.ts";
import { disablePlayer } from "#lib/modules/players/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { services } from "#lib/portal/composition/services.ts";
import { actorFrom, sessionOf } from "#lib/portal/composition/visitor.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { liveRoute, type OpenedStream, openLive } from "#tests/support/calls/live.ts";
import { callPortal, sessionFor } from "#tests/support/calls/portal.ts";
import { handlerOf } from "#tests/support/calls/routes.ts";
import { freshAddress, goodPassword, registerPlayer, type TestPlayer } from "#tests/support/fixtures/identity.ts";

const held = services();
const system: Context = { ...held, actor: { role: "system", process: "test" } };
/** Polls so rarely that only a published event can end a stream. */
const byUpdatesOnly = liveRoute({ tickMs: 3_600_000, ticksPerBeat: 10 });
const opened: OpenedStream[] = [];

async function open(route: typeof byUpdatesOnly, { cookies }: TestPlayer): Promise<OpenedStream> {
  const stream = await openLive(route, { cookies, ip: freshAddress() });
  opened.push(stream);
  await stream.begun();
  return stream;
}

/** Returns the context of a request with this cookie. */
async function contextFor(cookie: string): Promise<Context> {
  return { ...held, actor: actorFrom(await sessionOf(held, new Headers({ cookie }))) };
}

const logInAs = (account: string, cookies: string[]) =>
  callPortal(
    portalRoute(loginCall, logIn),
    loginCall,
    { type: "username", username: account, password: goodPassword },
    { cookies, ip: freshAddress() },
  );

afterEach(() => {
  for (const stream of opened.splice(0)) stream.stop();
});

const changeOwn = (cookie: string) =>
  callPortal(
    portalRoute(changePasswordCall, changePassword),
    changePasswordCall,
    { oldPassword: goodPassword, newPassword: "copper-48-lantern", confirmNewPassword: "copper-48-lantern" },
    { cookies: [cookie], ip: freshAddress() },
  );

const ways: [string, SessionEnd, (player: TestPlayer, cookie: string) => Promise<unknown>][] = [
  ["a logout in another tab", "logged-out", async (_, cookie) => logOut(await contextFor(cookie))],
  [
    "a login of another account in the same browser",
    "logged-out",
    async (_, cookie) => logInAs((await registerPlayer()).account, [cookie]),
  ],
  [
    "the list of devices",
    "ended",
    async ({ id }) => {
      const other = await contextFor(await sessionFor("player", id));
      const { content } = await listOwnSessions(other, { cursor: undefined, pageSize: 10, sort: undefined } as never);
      await endOwnSessions(other, { key: content.find(({ current }) => !current)?.key });
    },
  ],
  [
    "all other devices",
    "ended",
    async ({ id }) => endOwnSessions(await contextFor(await sessionFor("player", id)), {}),
  ],
  ["a new password", "password-changed", async ({ account }) => renewPassword(system, account, "player")],
  ["the player's own new password", "renewed", async (_, cookie) => changeOwn(cookie)],
  ["another login to the same account", "renewed", async ({ account }, cookie) => logInAs(account, [cookie])],
  [
    "an operator's lockout",
    "player-disabled",
    async ({ account }) => disablePlayer(system, { account, reason: "asked for by the regulator" }),
  ],
];

describe("AUTH-12 a session that ends elsewhere", () => {
  it.each(ways)("AUTH-12 by %s ends the stream of its pages, and the next stream says why", async (_, why, end) => {
    const player = await registerPlayer();
    const [cookie = ""] = player.cookies;
    const page = await open(byUpdatesOnly, player);
    expect(page.events[0]).toMatchObject({ event: "session", data: { owner: player.id, ended: null } });
    await end(player, cookie);
    await expect.poll(() => page.ended, { timeout: 2_000 }).toBe(true);
    const next = await open(byUpdatesOnly, player);
    expect(next.events[0]).toMatchObject({ event: "session", data: { owner: null, ended: why } });
    expect(next.of("balance")).toEqual([null]);
  });

  it("AUTH-12 by expiry, which nobody publishes, ends the stream at the next update", async () => {
    const player = await registerPlayer();
    const page = await open(liveRoute(), player);
    const session = await sessionOf(held, new Headers({ cookie: player.cookies.join() }));
    await held.kv.delete(`session:${session?.id}`);
    await expect.poll(() => page.ended, { timeout: 2_000 }).toBe(true);
    expect((await open(byUpdatesOnly, player)).of("session")).toEqual([{ owner: null, ended: "expired" }]);
  });

  it("AUTH-12 the state says whose page it is, and nothing about a session that never was", async () => {
    const route = await handlerOf(readLiveCall);
    const player = await registerPlayer();
    const read = async (facts: { cookies?: string[] }) =>
      readLiveCall.output.parse((await callPortal(route, readLiveCall, {}, facts)).envelope.value).session;
    expect(await read(player)).toEqual({ owner: player.id, ended: null });
    expect(await read({})).toEqual({ owner: null, ended: null });
  });
});
