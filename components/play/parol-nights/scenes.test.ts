import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayStop } from "#components/play/parol-nights/pace.ts";
import { gainOf, litPlaces, ownPay, scenesOf, winOf } from "#components/play/parol-nights/scenes.ts";
import { firstStops } from "#components/play/parol-nights/use-show.ts";
import { countedAt } from "#components/play/table/counting.ts";
import { openDraws } from "#lib/originals/fairness.ts";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";
import { drawRound, evaluateSpin, roundPayout, unitsPay } from "#lib/originals/parol-nights/rules.ts";

const draw = async (nonce: number) => {
  const serverSeed = "0123456789abcdef".repeat(4);
  const { spins } = await drawRound(await openDraws({ serverSeed, clientSeed: "scenes", nonce }));
  return spins.map((stops) => [...stops]);
};
const stake = 25_00n;

describe("scenes of a round", () => {
  it("GAME-03 the scenes show each spin once, in order, and end with the payout", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1e6), async (nonce) => {
        const spins = await draw(nonce);
        const scenes = scenesOf({ spins, stake, jackpot: null });
        const shown = scenes.filter((scene) => scene.kind === "spin");
        expect(shown.map(({ stops }) => stops)).toEqual(spins);
        expect(shown.at(-1)?.total).toBe(roundPayout(spins, stake));
        expect(shown.reduce((sum, { won }) => sum + won, 0n)).toBe(roundPayout(spins, stake));
        for (const [index, { free }] of shown.entries()) {
          expect(free === null).toBe(index === 0);
          if (free) expect(free.at <= free.of).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("GAME-03 free spins are announced when they are won and summed up once", async () => {
    let seen = 0;
    for (let nonce = 0; seen < 5; nonce++) {
      const spins = await draw(nonce);
      const scenes = scenesOf({ spins, stake, jackpot: null });
      if (spins.length === 1) {
        expect(scenes.length).toBe(1);
        continue;
      }
      seen++;
      const awards = scenes.filter((scene) => scene.kind === "award");
      expect(scenes[1]).toMatchObject({ kind: "award", more: false });
      expect(awards.reduce((sum, { freeSpins }) => sum + freeSpins, 0)).toBe(spins.length - 1);
      const totals = scenes.filter((scene) => scene.kind === "free-total");
      const first = scenesOf({ spins: spins.slice(0, 1), stake, jackpot: null })[0];
      const before = first?.kind === "spin" ? first.total : 0n;
      expect(totals).toEqual([
        { kind: "free-total", freeSpins: spins.length - 1, amount: roundPayout(spins, stake) - before },
      ]);
      expect(scenes.at(-1)?.kind).toBe("free-total");
    }
  });

  it("GAME-03 strip, ribbon and balance count one win, which grows scene by scene up to the payout", async () => {
    const jackpot = { pool: "spark", amount: 77_00n };
    await fc.assert(
      fc.asyncProperty(fc.nat(1e6), fc.boolean(), fc.nat(1_000), async (nonce, withJackpot, atMs) => {
        const spins = await draw(nonce);
        const won = withJackpot ? jackpot : null;
        let shown = 0n;
        for (const scene of scenesOf({ spins, stake, jackpot: won })) {
          const win = winOf(scene, shown, 0, 900);
          const now = countedAt(win, atMs);
          expect(now >= shown && now <= win.to).toBe(true);
          expect(countedAt(win, 900)).toBe(shown + gainOf(scene));
          shown = win.to;
        }
        expect(shown).toBe(roundPayout(spins, stake) + (won?.amount ?? 0n));
      }),
      { numRuns: 200 },
    );
  });

  it("GAME-03 the ribbon names what a scene pays by itself only where the win of the round is another amount", async () => {
    let scene = scenesOf({ spins: await draw(0), stake, jackpot: null })[0];
    for (let nonce = 1; scene?.kind !== "spin" || scene.spin.wins.length < 2; nonce++)
      scene = scenesOf({ spins: await draw(nonce), stake, jackpot: null })[0];
    const first = winOf(scene, 0n, 0, 900);
    expect(ownPay(scene, null, stake, first)).toBeNull();
    expect(ownPay(scene, null, stake, winOf(scene, 5_00n, 0, 900))).toBe(scene.won);
    const alone = scene.spin.wins.map((line) => ownPay(scene, line, stake, first) ?? 0n);
    expect(alone.reduce((sum, pay) => sum + pay, 0n)).toBe(scene.won - unitsPay(scene.spin.bellUnits, stake));
    const total = { kind: "free-total", freeSpins: 10, amount: 30_00n } as const;
    expect(ownPay(total, null, stake, winOf(total, 30_00n, 0, 0))).toBeNull();
    expect(ownPay(total, null, stake, winOf(total, 42_00n, 0, 0))).toBe(30_00n);
  });

  it("GAME-03 the second press of a double click does not stop the reels, a later one does", () => {
    expect([0, 299, 300, 2_000].map((ms) => mayStop(1_000, 1_000 + ms))).toEqual([false, false, true, true]);
  });

  it("GAME-04 a jackpot is shown right after the spin that won it", async () => {
    const jackpot = { pool: "spark", amount: 77_00n };
    const scenes = scenesOf({ spins: await draw(1), stake, jackpot });
    expect(scenes[1]).toEqual({ kind: "jackpot", ...jackpot });
  });

  it("GAME-02 the count stops at the limit of a round, as the payout does", () => {
    const spins = Array.from({ length: 61 }, () => parolNights.strips.map((strip) => strip.indexOf("parol")));
    const shown = scenesOf({ spins, stake, jackpot: null }).filter((scene) => scene.kind === "spin");
    expect(shown.at(-1)?.total).toBe(stake * 5_000n);
  });

  it("GAME-01 the first reels show no win", () => {
    expect(evaluateSpin(firstStops)).toMatchObject({ units: 0, freeSpins: 0 });
  });

  it("GAME-01 the symbols of a winning line are lit, and the bells when they pay", () => {
    const spin = evaluateSpin(parolNights.strips.map((strip) => strip.indexOf("parol")));
    const [win] = spin.wins;
    expect(win && litPlaces(spin, win.line).size).toBe(win?.count);
    const bells = evaluateSpin(parolNights.strips.map((strip) => strip.indexOf("bell")));
    expect([...litPlaces(bells)]).toEqual(expect.arrayContaining(["0-0", "1-0", "2-0", "3-0", "4-0"]));
  });
});
