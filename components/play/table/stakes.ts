const rungs = [1n, 2n, 5n];

/** The next stake that people think in, in minor units: 1, 2, 5, 10, 20, 50, … above or below. */
export function nextStake(stake: bigint, direction: "up" | "down"): bigint {
  const ladder = rungsUpTo(stake);
  if (direction === "up") return ladder.find((rung) => rung > stake) ?? stake;
  return ladder.findLast((rung) => rung < stake) ?? stake;
}

/** Within the limits, the lower one first, and in whole steps. */
export function clampStake(stake: bigint, least: bigint, most: bigint, step = 1n): bigint {
  const wanted = stake - (stake % step);
  if (wanted > most) return most < least ? least : most - (most % step);
  return wanted < least ? least : wanted;
}

/** Up to one decade above. */
function rungsUpTo(stake: bigint): bigint[] {
  const ladder: bigint[] = [];
  for (let decade = 1n; decade <= stake * 10n; decade *= 10n) ladder.push(...rungs.map((rung) => rung * decade));
  return ladder;
}
