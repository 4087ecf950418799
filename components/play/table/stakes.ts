const rungs = [1n, 2n, 5n];

/** Returns the next common stake above or below, in minor units: 1, 2, 5, 10, 20, 50, … */
export function nextStake(stake: bigint, direction: "up" | "down"): bigint {
  const ladder = rungsUpTo(stake);
  if (direction === "up") return ladder.find((rung) => rung > stake) ?? stake;
  return ladder.findLast((rung) => rung < stake) ?? stake;
}

/** Clamps to the limits and to whole steps; the lower limit wins when they cross. */
export function clampStake(stake: bigint, least: bigint, most: bigint, step = 1n): bigint {
  const wanted = stake - (stake % step);
  if (wanted > most) return most < least ? least : most - (most % step);
  return wanted < least ? least : wanted;
}

/** Returns the common stakes up to one decade above. */
function rungsUpTo(stake: bigint): bigint[] {
  const ladder: bigint[] = [];
  for (let decade = 1n; decade <= stake * 10n; decade *= 10n) ladder.push(...rungs.map((rung) => rung * decade));
  return ladder;
}
