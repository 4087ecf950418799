import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { POST as playRoute } from "#app/api/portal/originals/[game]/rounds/route.ts";
import { GET as readRoute } from "#app/api/portal/originals/[game]/route.ts";
import { PUT as changeRoute } from "#app/api/portal/originals/client-seed/route.ts";
import { POST as playDemoRoute } from "#app/api/portal/originals/demo/[game]/rounds/route.ts";
import { GET as readDemoRoute } from "#app/api/portal/originals/demo/[game]/route.ts";
import { PUT as changeDemoRoute } from "#app/api/portal/originals/demo/client-seed/route.ts";
import { POST as rotateDemoRoute } from "#app/api/portal/originals/demo/seed-rotation/route.ts";
import { GET as roundRoute } from "#app/api/portal/originals/rounds/[roundId]/route.ts";
import { POST as rotateRoute } from "#app/api/portal/originals/seed-rotation/route.ts";
import { seedPair } from "#db/schema/originals.ts";
import type { CallContract } from "#lib/contracts/define-call.ts";
import { changeClientSeedCall } from "#lib/contracts/originals/change-client-seed.ts";
import { changeDemoClientSeedCall } from "#lib/contracts/originals/change-demo-client-seed.ts";
import { playDemoRoundCall } from "#lib/contracts/originals/play-demo-round.ts";
import { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import { readDemoTableCall } from "#lib/contracts/originals/read-demo-table.ts";
import { readRoundCall } from "#lib/contracts/originals/read-round.ts";
import { readTableCall } from "#lib/contracts/originals/read-table.ts";
import { rotateDemoSeedsCall } from "#lib/contracts/originals/rotate-demo-seeds.ts";
import { rotateSeedsCall } from "#lib/contracts/originals/rotate-seeds.ts";
import { dice, dicePayout } from "#lib/originals/dice/rules.ts";
import { drawOutcome } from "#lib/originals/fairness.ts";
import { database } from "#lib/platform/database.ts";
import { keyValueStore } from "#lib/platform/kv/index.ts";
import { unseal } from "#lib/platform/sealing/seal.ts";
import type { PortalHandler } from "#lib/portal/http/portal-route.ts";
import { callPortal, sessionFor } from "#tests/support/calls/portal.ts";
import { context, play, playedDice, playerWith, roundOf } from "#tests/support/fixtures/originals.ts";
import { expectLedgerClean } from "#tests/support/ledger/ledger.ts";

afterEach(() => expectLedgerClean(context));

/** Every promise holds for money and demo alike, so each test runs for both. */
type Bound = [PortalHandler, CallContract];
interface Mode {
  mode: string;
  enter: () => Promise<{ playerId: string; cookies: string[] }>;
  read: Bound;
  play: Bound;
  change: Bound;
  rotate: Bound;
}
const modes: Mode[] = [
  {
    mode: "money",
    enter: () => playerWith(1_000_00n),
    read: [readRoute, readTableCall],
    play: [playRoute, playRoundCall],
    change: [changeRoute, changeClientSeedCall],
    rotate: [rotateRoute, rotateSeedsCall],
  },
  {
    mode: "demo",
    enter: async () => {
      const playerId = crypto.randomUUID();
      return { playerId, cookies: [await sessionFor("trial", playerId)] };
    },
    read: [readDemoRoute, readDemoTableCall],
    play: [playDemoRoute, playDemoRoundCall],
    change: [changeDemoRoute, changeDemoClientSeedCall],
    rotate: [rotateDemoRoute, rotateDemoSeedsCall],
  },
];

describe.each(modes)("seeds of $mode play", (mode) => {
  const read = async (player: { cookies: string[] }) =>
    readTableCall.output.parse((await callPortal(...mode.read, { game: "dice" }, player)).envelope.value);
  const playOnce = async (player: { cookies: string[] }) =>
    playedDice((await callPortal(...mode.play, play(), player)).envelope.value).round;
  const rotate = async (player: { cookies: string[] }, serverSeedHash: string, clientSeed = "mine") =>
    callPortal(...mode.rotate, { serverSeedHash, clientSeed }, player);

  it("GAME-02 a rotation reveals the committed seed, and every round can be drawn again", async () => {
    const player = await mode.enter();
    const { seeds } = await read(player);
    await callPortal(...mode.change, { clientSeed: "first" }, player);
    const played = [await playOnce(player), await playOnce(player)];
    await callPortal(...mode.change, { clientSeed: "second" }, player);
    played.push(await playOnce(player));
    expect(played.map(({ clientSeed, nonce }) => [clientSeed, nonce])).toEqual([
      ["first", 0],
      ["first", 1],
      ["second", 2],
    ]);
    expect((await roundOf(played[0]?.roundId ?? "", player.cookies)).round.serverSeed).toBeNull();

    const { status, envelope } = await rotate(player, seeds.serverSeedHash);
    expect(status).toBe(200);
    const { revealed, seeds: after } = rotateSeedsCall.output.parse(envelope.value);
    expect(createHash("sha256").update(revealed.serverSeed).digest("hex")).toBe(seeds.serverSeedHash);
    expect(after).toMatchObject({ serverSeedHash: seeds.nextServerSeedHash, clientSeed: "mine", nonce: 0 });

    for (const { roundId } of played) {
      const { round, own } = await roundOf(roundId, player.cookies);
      expect(own).toBe(true);
      expect(round.serverSeed).toBe(revealed.serverSeed);
      if (round.game !== "dice") return expect.fail("not a roll");
      const draw = { serverSeed: revealed.serverSeed, clientSeed: round.clientSeed, nonce: round.nonce };
      expect(await drawOutcome(draw, dice.outcomes)).toBe(round.roll);
      expect(dicePayout(round, round.stake, round.roll)).toBe(round.payout);
    }
    const fresh = await playOnce(player);
    expect([fresh.serverSeedHash, fresh.serverSeed, fresh.nonce]).toEqual([seeds.nextServerSeedHash, null, 0]);
  });

  it("GAME-02 a repeated or concurrent request rotates once", async () => {
    const player = await mode.enter();
    const { seeds } = await read(player);
    const answers = await Promise.all(Array.from({ length: 8 }, () => rotate(player, seeds.serverSeedHash)));
    const texts = answers.map(({ envelope }) => JSON.stringify(rotateSeedsCall.output.parse(envelope.value), null, 1));
    expect(new Set(texts).size).toBe(1);
    expect((await read(player)).seeds.serverSeedHash).toBe(seeds.nextServerSeedHash);
  });

  it("GAME-02 neither the next seed nor another player's seed is revealed", async () => {
    const [player, other] = [await mode.enter(), await mode.enter()];
    const { seeds } = await read(player);
    const { seeds: foreign } = await read(other);
    for (const hash of [seeds.nextServerSeedHash, foreign.serverSeedHash, "0".repeat(64)]) {
      const { status, envelope } = await rotate(player, hash);
      expect([status, envelope.code]).toEqual([404, "not-found"]);
    }
    expect((await read(other)).seeds).toEqual(foreign);
  });

  it.each(["", "a:1", "with space", "ñ", "x".repeat(65)])(
    "GAME-02 the client seed %j is rejected",
    async (clientSeed) => {
      const player = await mode.enter();
      const { status, envelope } = await callPortal(...mode.change, { clientSeed }, player);
      expect([status, envelope.code, envelope.issues?.[0]?.path]).toEqual([400, "invalid-input", "clientSeed"]);
    },
  );

  it("SEC-10 no response and no store holds a server seed in clear text before it is revealed", async () => {
    const player = await mode.enter();
    const answers: unknown[] = [];
    const note = async (answer: ReturnType<typeof callPortal>) => answers.push((await answer).envelope);
    const { seeds } = await read(player);
    const { roundId } = await playOnce(player);
    await note(callPortal(...mode.read, { game: "dice" }, player));
    await note(callPortal(...mode.play, play(), player));
    await note(callPortal(...mode.play, play("0.01"), player));
    await note(callPortal(...mode.change, { clientSeed: "mine" }, player));
    await note(callPortal(roundRoute, readRoundCall, { roundId }, player));
    await note(callPortal(roundRoute, readRoundCall, { roundId }));
    const stored = await sealedSeedsOf(player.playerId);
    const secrets = await Promise.all(stored.sealed.map((sealed) => unseal(database(), sealed)));
    expect(secrets.length).toBe(2);
    for (const secret of secrets) {
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
      expect(JSON.stringify(answers)).not.toContain(secret);
      expect(stored.text).not.toContain(secret);
    }
    await note(rotate(player, seeds.serverSeedHash));
    const hidden = await Promise.all(
      (await sealedSeedsOf(player.playerId)).sealed.map((sealed) => unseal(database(), sealed)),
    );
    for (const secret of hidden) {
      if (createHash("sha256").update(secret).digest("hex") === seeds.serverSeedHash) continue;
      expect(JSON.stringify(answers)).not.toContain(secret);
    }
  });
});

/** Returns what both stores hold of a player, and the sealed seeds in it. */
async function sealedSeedsOf(playerId: string): Promise<{ text: string; sealed: string[] }> {
  const pairs = await context.db.orm.select().from(seedPair).where(sql`player_id = ${playerId}`);
  const text = JSON.stringify(pairs) + ((await keyValueStore().get(`demo-purse:${playerId}`)) ?? "");
  return { text, sealed: [...text.matchAll(/"sealedServerSeed":"([^"]+)"/g)].map(([, sealed = ""]) => sealed) };
}

describe("GET originals/rounds/{roundId}", () => {
  it("GAME-02 anyone with a round's id sees the round, and nothing about its player", async () => {
    const player = await playerWith(100_00n);
    const { envelope } = await callPortal(playRoute, playRoundCall, play(), player);
    const { round } = playedDice(envelope.value);
    const anyone = await callPortal(roundRoute, readRoundCall, { roundId: round.roundId });
    expect(readRoundCall.output.parse(anyone.envelope.value)).toEqual({ round, own: false });
    expect(JSON.stringify(anyone.envelope)).not.toContain(player.playerId);
    expect(JSON.stringify(anyone.envelope)).not.toContain("tester");
  });

  it("GAME-02 demo rounds are visible only to their own account", async () => {
    const mine = { cookies: [await sessionFor("player")] };
    const { envelope } = await callPortal(playDemoRoute, playDemoRoundCall, play(), mine);
    const { roundId } = playedDice(envelope.value).round;
    expect((await callPortal(roundRoute, readRoundCall, { roundId }, mine)).status).toBe(200);
    const other = await callPortal(roundRoute, readRoundCall, { roundId }, { cookies: [await sessionFor("player")] });
    expect([other.status, (await callPortal(roundRoute, readRoundCall, { roundId })).status]).toEqual([404, 404]);
  });

  it("ERR-02 an unknown round returns not-found, and a malformed id is named", async () => {
    const unknown = await callPortal(roundRoute, readRoundCall, { roundId: crypto.randomUUID() });
    expect([unknown.status, unknown.envelope.code]).toEqual([404, "not-found"]);
    const malformed = await callPortal(roundRoute, readRoundCall, { roundId: "1" });
    expect([malformed.status, malformed.envelope.issues?.[0]?.path]).toEqual([400, "roundId"]);
  });
});
