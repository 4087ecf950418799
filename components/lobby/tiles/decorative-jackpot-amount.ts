/** LOBBY-06: interval and size of a step. */
export const decorativeJackpotStepMs = 3000;
const stepCentavos = 16_511;
/** Steps until the figure restarts, each game at its own moment. */
const steps = 9_000;

/** Returns a game's decorative jackpot at an instant, in minor units: the same for everyone. */
export function decorativeJackpotAt(gameId: string, atMs: number): bigint {
  let seed = 7;
  for (const sign of gameId) seed = (seed * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  const base = 2_000_000 + seed * 97;
  return BigInt(base + stepCentavos * ((Math.floor(atMs / decorativeJackpotStepMs) + seed) % steps));
}
