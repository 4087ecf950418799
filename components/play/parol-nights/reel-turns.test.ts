import { expect, test } from "vitest";
import { normal } from "#components/play/parol-nights/pace.ts";
import { reelTurns } from "#components/play/parol-nights/reel-turns.ts";

const stops = [1, 2, 3, 4, 5];

/** Reels on a clock that moves only by `passTo`. */
function machine({ isStill = false } = {}) {
  let nowMs = 0;
  let waiting: { atMs: number; resume: () => void }[] = [];
  let endPause: (() => void) | null = null;
  const log: string[] = [];
  const wait = (ms: number) => new Promise<void>((resume) => waiting.push({ atMs: nowMs + ms, resume }));
  const turns = reelTurns({
    reels: () => ({
      turn: () => log.push("turn"),
      land: async (reel, _, ms) => {
        await wait(ms);
        log.push(`reel ${reel} at ${nowMs}`);
      },
      put: (put) => log.push(`rest at ${put.join(" ")}`),
    }),
    pause: (ms) => Promise.race([wait(ms), new Promise<void>((resume) => (endPause = resume))]),
    skip: () => endPause?.(),
    say: () => undefined,
    isStill: () => isStill,
    clock: { nowMs: () => nowMs, wait },
  });
  const settle = () => new Promise((resume) => setImmediate(resume));
  const passTo = async (ms: number) => {
    for (await settle(); nowMs < ms; await settle()) {
      const next = Math.min(ms, ...waiting.map(({ atMs }) => atMs));
      nowMs = next;
      for (const due of waiting.filter(({ atMs }) => atMs <= next)) due.resume();
      waiting = waiting.filter(({ atMs }) => atMs > next);
    }
  };
  return { turns, log, passTo };
}

test("GAME-03 reels turn for their time and land one after another, whenever the result came", async () => {
  const { turns, log, passTo } = machine();
  turns.startTurning();
  await passTo(100);
  const landed = turns.land(stops, normal);
  await passTo(2_000);
  await landed;
  expect(log).toEqual([
    "turn",
    ...stops.map((_, reel) => `reel ${reel} at ${650 + reel * 170 + 520}`),
    "rest at 1 2 3 4 5",
  ]);
  expect(turns.isTurning()).toBe(false);
});

test.each([
  ["before the result is known, they rest as soon as it is", 50, 400],
  ["while they turn, they rest at once", 400, 100],
  ["while they land, they rest at once", 1_250, 100],
])("GAME-03 reels that are stopped %s, at the result of the round", async (_, stopMs, answerMs) => {
  const { turns, log, passTo } = machine();
  const steps = [
    { atMs: stopMs, act: () => turns.stop() },
    { atMs: answerMs, act: () => void turns.land(stops, normal) },
  ].toSorted((one, other) => one.atMs - other.atMs);
  turns.startTurning();
  for (const { atMs, act } of steps) {
    await passTo(atMs);
    act();
  }
  await passTo(Math.max(stopMs, answerMs) + 1);
  expect(log.at(-1)).toBe("rest at 1 2 3 4 5");
  expect(turns.isTurning()).toBe(false);
  const rested = log.length;
  await passTo(5_000);
  expect(log.filter((line) => line.startsWith("rest"))).toHaveLength(1);
  expect(log.length).toBeLessThanOrEqual(rested + stops.length);
});

test("GAME-03 with reduced motion the reels never turn", async () => {
  const { turns, log, passTo } = machine({ isStill: true });
  turns.startTurning();
  const landed = turns.land(stops, { ...normal, spinMs: 0, staggerMs: 0, landMs: 0 });
  await passTo(1);
  await landed;
  expect(log).not.toContain("turn");
  expect(log.at(-1)).toBe("rest at 1 2 3 4 5");
});

test("GAME-03 a stop counts for one spin: the free spin after it turns again", async () => {
  const { turns, log, passTo } = machine();
  turns.startTurning();
  turns.stop();
  await turns.land(stops, normal);
  turns.startTurning();
  void turns.land([5, 4, 3, 2, 1], normal);
  await passTo(600);
  expect(log).toEqual(["turn", "rest at 1 2 3 4 5", "turn"]);
});
