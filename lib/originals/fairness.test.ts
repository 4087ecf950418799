import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawOutcome, newServerSeed, seedHash, serverSeedPattern } from "#lib/originals/fairness.ts";

/** Implements the documented scheme independently, on another HMAC library. */
function drawAgain(serverSeed: string, clientSeed: string, nonce: number, outcomes: number): number {
  for (let block = 0; ; block++) {
    const message = [clientSeed, nonce, ...(block ? [block] : [])].join(":");
    const digest = createHmac("sha256", serverSeed).update(message).digest("hex");
    for (const word of digest.match(/.{8}/g) ?? []) {
      const number = Number.parseInt(word, 16);
      if (number < Math.floor(2 ** 32 / outcomes) * outcomes) return number % outcomes;
    }
  }
}

const seed = fc.stringMatching(/^[0-9a-f]{64}$/);
const text = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);

describe("fairness", () => {
  it("GAME-02 draws match the published test vectors", async () => {
    const serverSeed = "0123456789abcdef".repeat(4);
    expect(await seedHash(serverSeed)).toBe("a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e");
    const drawn = [];
    for (let nonce = 0; nonce < 5; nonce++)
      drawn.push(await drawOutcome({ serverSeed, clientSeed: "sinag", nonce }, 10_000));
    expect(drawn).toEqual([8480, 8074, 4586, 6390, 2931]);
  });

  it("GAME-02 draws match the documented scheme", async () => {
    await fc.assert(
      fc.asyncProperty(seed, text, fc.nat(1e9), fc.constantFrom(2, 37, 10_000, 2 ** 31 + 1), async (...facts) => {
        const [serverSeed, clientSeed, nonce, outcomes] = facts;
        expect(await drawOutcome({ serverSeed, clientSeed, nonce }, outcomes)).toBe(drawAgain(...facts));
      }),
    );
  });

  it("GAME-02 numbers that would favour some outcomes are skipped", async () => {
    // At 2^31 + 1 outcomes almost half of all numbers are skipped, and occasionally a whole block.
    const drawn = new Set<number>();
    for (let nonce = 0; nonce < 2_000; nonce++)
      drawn.add(await drawOutcome({ serverSeed: "f".repeat(64), clientSeed: "a", nonce }, 2 ** 31 + 1));
    expect(Math.max(...drawn)).toBeLessThan(2 ** 31 + 1);
    expect(drawn.size).toBe(2_000);
  });

  it("GAME-02 20,000 rolls are spread evenly (chi-square over 50 bins, fixed seed)", { timeout: 60_000 }, async () => {
    const bins = new Array<number>(50).fill(0);
    const serverSeed = "0".repeat(64);
    const nonces = Array.from(new Array(20_000).keys());
    const drawn = await Promise.all(
      nonces.map((nonce) => drawOutcome({ serverSeed, clientSeed: "spread", nonce }, 10_000)),
    );
    for (const roll of drawn) bins[Math.floor(roll / 200)] = (bins[Math.floor(roll / 200)] ?? 0) + 1;
    const chiSquare = bins.reduce((sum, seen) => sum + (seen - 400) ** 2 / 400, 0);
    expect(chiSquare).toBeLessThan(94); // 49 degrees of freedom: a fair run exceeds it once in 10,000 runs.
  });

  it("GAME-02 the commitment to a seed is the SHA-256 of its text", async () => {
    const serverSeed = newServerSeed();
    expect(serverSeed).toMatch(serverSeedPattern);
    expect(await seedHash(serverSeed)).toBe(createHash("sha256").update(serverSeed).digest("hex"));
  });
});
