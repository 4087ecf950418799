/** LOBBY-06: so much more, so often. */
export const rewardStepMs = 3000;
const stepCentavos = 16_511;
/** Then it starts again, each game at its own moment. */
const steps = 9_000;

/** A game's reward figure at an instant, in minor units: the same for everyone who looks. */
export function rewardAt(nodeId: string, atMs: number): bigint {
  let seed = 7;
  for (const sign of nodeId) seed = (seed * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  const base = 2_000_000 + seed * 97;
  return BigInt(base + stepCentavos * ((Math.floor(atMs / rewardStepMs) + seed) % steps));
}
