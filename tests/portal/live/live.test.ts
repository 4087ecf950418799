import { afterAll, afterEach, describe, expect, it } from "vitest";
import { GET as route } from "#app/api/portal/live/route.ts";
import { POST as playRoute } from "#app/api/portal/originals/[game]/rounds/route.ts";
import { readLiveCall } from "#lib/contracts/live/read-live.ts";
import { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { logOut } from "#lib/modules/identity/index.ts";
import { credit } from "#lib/modules/ledger/index.ts";
import { claimReward, grantReward, revokeReward } from "#lib/modules/promotions/index.ts";
import { setMaintenance } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { database } from "#lib/platform/database.ts";
import { env } from "#lib/platform/env.ts";
import type { KeyValueStore } from "#lib/platform/kv/key-value-store.ts";
import { openPostgresStore } from "#lib/platform/kv/postgres-store.ts";
import { openRedisStore } from "#lib/platform/kv/redis-store.ts";
import { transact } from "#lib/platform/transact.ts";
import { services } from "#lib/portal/composition/services.ts";
import { actorFrom, sessionOf } from "#lib/portal/composition/visitor.ts";
import { liveHub } from "#lib/portal/live/live-hub.ts";
import { liveRoute, type OpenedStream, openLive } from "#tests/support/calls/live.ts";
import { callPortal, sessionFor } from "#tests/support/calls/portal.ts";
import { registerPlayer } from "#tests/support/fixtures/identity.ts";
import { play, playedDice } from "#tests/support/fixtures/originals.ts";
import { expectLedgerClean, fundedPlayer } from "#tests/support/ledger/ledger.ts";

const { REDIS_URL, REDIS_PREFIX } = env();
const stores: Record<string, KeyValueStore> = {
  Postgres: openPostgresStore(database().pool, `${REDIS_PREFIX}live:`),
  ...(REDIS_URL ? { Redis: openRedisStore(REDIS_URL, `${REDIS_PREFIX}live:`) } : {}),
};
const house: Context = { ...services(), actor: { role: "system", process: "test" } };
/** Polls so rarely that only published events can cause what a test observes. */
const byUpdatesOnly = { tickMs: 3_600_000, ticksPerBeat: 10 };
const opened: OpenedStream[] = [];

async function open(...given: Parameters<typeof openLive>): Promise<OpenedStream> {
  const stream = await openLive(...given);
  opened.push(stream);
  return stream;
}

async function member(cash: bigint, given = services()) {
  const player = await fundedPlayer({ ...house, ...given }, cash);
  return { ...player, cookies: [await sessionFor("player", player.playerId, given)] };
}

const paid = (context: Context, player: { playerId: string; currency: string }, amount: bigint) =>
  transact(context, (tx) =>
    credit(tx, {
      ...player,
      vendorId: "deposit",
      externalId: crypto.randomUUID(),
      counterAccount: "deposit:sandbox",
      kind: "deposit",
      amount,
    }),
  );

afterEach(async () => {
  for (const stream of opened.splice(0)) stream.stop();
  await expectLedgerClean(house);
});
afterAll(() => Promise.all(Object.values(stores).map((store) => store.close())));

describe.each(Object.entries(stores))("CASH-08 live updates over %s", (_, kv) => {
  const given = services({ kv });
  const context: Context = { ...house, kv };
  const balances = (stream: OpenedStream) => stream.of("balance").map((value) => value?.balance ?? null);

  it("CASH-08 sends the current state, then each change after its commit, to every page of the member", async () => {
    const news = liveRoute(byUpdatesOnly, given);
    const player = await member(100_00n, given);
    const pages = await Promise.all([open(news, player), open(news, player)]);
    for (const page of pages) {
      await page.begun();
      expect(page.events.map(({ event }) => event).toSorted()).toEqual([
        "balance",
        "cashier",
        "jackpots",
        "rewards",
        "session",
        "status",
        "winners",
      ]);
      expect(page.of("rewards")).toEqual([{ claimable: 0 }]);
      expect(page.of("status")).toEqual([{ status: 0, message: "" }]);
      expect(balances(page)).toEqual(["100.00"]);
    }
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const moving = transact(context, async (tx) => {
      await paid(tx, player, 50_00n);
      await held;
    });
    await expect(transact(context, () => Promise.reject(new Error("undone")))).rejects.toThrow();
    expect(pages.map(balances)).toEqual([["100.00"], ["100.00"]]);
    release();
    await moving;
    for (const page of pages) await expect.poll(() => balances(page), { timeout: 2_000 }).toEqual(["100.00", "150.00"]);
  });

  it("CASH-08 a balance is sent only to its owner", async () => {
    const news = liveRoute(byUpdatesOnly, given);
    const [rich, poor] = [await member(900_00n, given), await member(1_00n, given)];
    const [hers, his, visitors] = await Promise.all([open(news, rich), open(news, poor), open(news)]);
    await Promise.all([hers.begun(), his.begun(), visitors.begun()]);
    await paid(context, rich, 7_00n);
    await expect.poll(() => balances(hers)).toEqual(["900.00", "907.00"]);
    await paid(context, poor, 2_00n);
    await expect.poll(() => balances(his)).toEqual(["1.00", "3.00"]);
    expect(balances(visitors)).toEqual([null]);
    expect(JSON.stringify(visitors.events)).not.toContain(rich.playerId);
  });

  it("MEMBER-02 sends the count of claimable rewards on grant, revocation and claim, only to their owner", async () => {
    const news = liveRoute(byUpdatesOnly, given);
    const { account, id: playerId } = await registerPlayer();
    const cookies = [await sessionFor("player", playerId, given)];
    const [page, others, visitors] = await Promise.all([
      open(news, { cookies }),
      open(news, await member(1_00n, given)),
      open(news),
    ]);
    await Promise.all([page.begun(), others.begun(), visitors.begun()]);
    const counts = () => page.of("rewards").map(({ claimable }) => claimable);
    const operator: Context = { ...context, actor: { role: "operator", operator: "Ana" } };
    const grant = () => grantReward(operator, { account, amount: 5_00n, titles: { en: "Thanks" }, days: 3 });
    const [first, second] = [await grant(), await grant()];
    await expect.poll(() => counts().at(-1)).toBe(2);
    await revokeReward(operator, { id: first ?? "", reason: "meant for another" });
    await expect.poll(() => counts().at(-1)).toBe(1);
    const session = await sessionOf(given, new Headers({ cookie: cookies.join() }));
    await claimReward({ ...context, actor: actorFrom(session) }, { id: second ?? "" });
    await expect.poll(() => counts().at(-1)).toBe(0);
    expect([others.of("rewards"), visitors.of("rewards")]).toEqual([[{ claimable: 0 }], [null]]);
  });

  it("CASH-08 a burst of changes is sent in few events, the last one with the current state", async () => {
    const player = await member(1_00n, given);
    const page = await open(liveRoute(byUpdatesOnly, given), player);
    await page.begun();
    await Promise.all(Array.from({ length: 40 }, () => paid(context, player, 1_00n)));
    await expect.poll(() => balances(page).at(-1), { timeout: 2_000 }).toBe("41.00");
    expect(balances(page).length).toBeLessThan(15);
  });

  it("CASH-08 a stream ends when its session ends", async () => {
    const player = await member(1_00n, given);
    const news = liveRoute(byUpdatesOnly, given);
    const [page, other] = await Promise.all([open(news, player), open(news)]);
    await Promise.all([page.begun(), other.begun()]);
    const session = await sessionOf(given, new Headers({ cookie: player.cookies.join() }));
    await logOut({ ...context, actor: actorFrom(session) });
    await expect.poll(() => page.ended).toBe(true);
    expect(other.ended).toBe(false);
    const again = await open(news, player);
    await again.begun();
    expect(balances(again)).toEqual([null]);
  });
});

describe("CASH-08 GET live", () => {
  it("CASH-08 returns the current state as JSON", async () => {
    const player = await member(12_34n);
    const state = readLiveCall.output.parse((await callPortal(route, readLiveCall, {}, player)).envelope.value);
    expect([state.status.status, state.balance?.balance, state.rewards]).toEqual([0, 12_34n, { claimable: 0 }]);
    expect(state.jackpots.pools.map(({ gameCode }) => gameCode)).toContain("parol-nights");
    const visitor = readLiveCall.output.parse((await callPortal(route, readLiveCall)).envelope.value);
    expect([visitor.balance, visitor.rewards]).toEqual([null, null]);
  });

  it("CASH-08 a reconnecting page gets only the changes it missed", async () => {
    const player = await member(10_00n);
    const news = liveRoute(byUpdatesOnly);
    const first = await open(news, player);
    await first.begun();
    first.stop();
    await expect.poll(() => first.ended).toBe(true);
    const since = first.events.at(-1)?.id ?? "";
    await paid(house, player, 5_00n);
    const other = await member(15_00n);
    const [byHeader, byWire, others] = await Promise.all([
      open(news, { ...player, headers: { "last-event-id": since } }),
      open(news, player, { since }),
      open(news, other, { since }),
    ]);
    for (const page of [byHeader, byWire, others]) await page.begun(1);
    await paid(house, player, 1_00n);
    for (const page of [byHeader, byWire]) {
      await expect.poll(() => page.of("balance").map(({ balance }) => balance)).toEqual(["15.00", "16.00"]);
      expect(page.events.map(({ event }) => event)).toEqual(["balance", "balance"]);
    }
    expect(others.of("balance").map(({ balance }) => balance)).toEqual(["15.00"]);
  });

  it("CASH-08 without published events the stream polls and sends heartbeats", async () => {
    const player = await member(10_00n);
    const deaf: KeyValueStore = { ...services().kv, subscribe: () => Promise.reject(new Error("away")) };
    const page = await open(liveRoute(undefined, services({ kv: deaf })), player);
    await page.begun();
    await paid(house, player, 5_00n);
    await expect.poll(() => page.of("balance").at(-1)?.balance).toBe("15.00");
    expect(page.comments).toBeGreaterThan(0);
  });

  it("CASH-08 a failing event store does not stop a movement of money", async () => {
    const player = await fundedPlayer(house, 1_00n);
    const publish = () => {
      throw new Error("away");
    };
    const mute: Context = { ...house, kv: { ...house.kv, publish } };
    expect((await paid(mute, player, 2_00n)).cashAfter).toBe(3_00n);
    const stuck = Promise.withResolvers<void>();
    const silent: Context = { ...house, kv: { ...house.kv, publish: () => stuck.promise } };
    expect((await paid(silent, player, 2_00n)).cashAfter).toBe(5_00n);
    // Unresolved, it would block the shutdown of a worker that a later file starts in this process.
    stuck.resolve();
  });

  it("LOBBY-03 a win appears on every open winners' board, with masked names for a visitor", async () => {
    const page = await open(liveRoute());
    await page.begun();
    const player = await member(1_000_00n);
    for (let round = 0; round < 40; round++) {
      const { round: played } = playedDice(
        (await callPortal(playRoute, playRoundCall, play("20.00"), player)).envelope.value,
      );
      if (played.payout === 0n) continue;
      const amount = moneyToWire(played.payout);
      await expect
        .poll(() => page.of("winners").at(-1)?.list, { timeout: 5_000 })
        .toContainEqual({
          vo: expect.objectContaining({ winAmount: amount, customerName: expect.stringMatching(/\*/) }),
        });
      return;
    }
    throw new Error("Forty rounds without a win");
  });

  it("SITE-04 sends maintenance, then nothing else until it ends", async () => {
    const player = await member(10_00n);
    const page = await open(liveRoute(), player);
    await page.begun();
    await setMaintenance(house, { maintenance: true, message: "Back at noon" });
    try {
      await expect.poll(() => page.of("status").at(-1)).toEqual({ status: 1, message: "Back at noon" });
      const before = page.events.length;
      await paid(house, player, 1_00n);
      expect((await open(liveRoute())).response.status).toBe(503);
      expect(page.events).toHaveLength(before);
      expect(page.of("balance").at(-1)?.balance).toBe("10.00");
    } finally {
      await setMaintenance(house, { maintenance: false });
    }
    await expect.poll(() => page.of("status").at(-1)?.status).toBe(0);
    await expect.poll(() => page.of("balance").at(-1)?.balance).toBe("11.00");
  });

  it("SEC-08 limits the streams per session and per address", async () => {
    const news = liveRoute(byUpdatesOnly);
    const player = await member(1_00n);
    const ip = "198.51.100.77";
    const tenth = await Promise.all(Array.from({ length: 10 }, () => open(news, { ...player, ip })));
    expect(tenth.map(({ response }) => response.status)).toEqual(Array(10).fill(200));
    const refused = await open(news, { ...player, ip });
    expect([refused.response.status, refused.response.headers.get("retry-after")]).toEqual([429, "30"]);
    expect(await refused.response.json()).toMatchObject({ code: "too-many-requests" });
    for (let left = 190; left > 0; left--) await open(news, { ip });
    expect((await open(news, { ip })).response.status).toBe(429);
    expect((await open(news, { ip: "198.51.100.78" })).response.status).toBe(200);
    tenth[0]?.stop();
    await expect.poll(() => tenth[0]?.ended).toBe(true);
    expect((await open(news, { ...player, ip })).response.status).toBe(200);
  });

  it("HOUSE-12 a server that shuts down ends its streams and rejects new ones", async () => {
    const hub = liveHub(services().kv, byUpdatesOnly);
    let ended = 0;
    const stream = { context: house, look: async () => {}, beat: async () => {}, end: () => void ended++ };
    hub.admit(house);
    hub.add(stream);
    hub.close();
    expect(ended).toBe(1);
    expect(() => hub.admit(house)).toThrow(expect.objectContaining({ code: "service-unavailable" }));
    hub.remove(stream);
  });

  it("ERR-02 an unknown event id is ignored, and a malformed one is rejected", async () => {
    const page = await open(liveRoute(byUpdatesOnly), {}, { since: "a.b.c.d.e.f" });
    await page.begun();
    expect((await open(liveRoute(byUpdatesOnly), {}, { since: "x y" })).response.status).toBe(400);
  });
});
