import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { litPlaces, scenesOf } from "#components/play/parol-nights/scenes.ts";
import { firstStops } from "#components/play/parol-nights/use-show.ts";
import { openDraws } from "#lib/originals/fairness.ts";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";
import { drawRound, evaluateSpin, roundPayout } from "#lib/originals/parol-nights/rules.ts";

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
