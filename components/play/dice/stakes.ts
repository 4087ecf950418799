const rungs = [1n, 2n, 5n];

/** The next stake that people think in, in minor units: 1, 2, 5, 10, 20, 50, … above or below. */
export function nextStake(stake: bigint, direction: "up" | "down"): bigint {
  const ladder = rungsUpTo(stake);
  if (direction === "up") return ladder.find((rung) => rung > stake) ?? stake;
  return ladder.findLast((rung) => rung < stake) ?? stake;
}

export function clampStake(stake: bigint, least: bigint, most: bigint): bigint {
  if (stake > most) return most < least ? least : most;
  return stake < least ? least : stake;
}

/** Up to one decade above. */
function rungsUpTo(stake: bigint): bigint[] {
  const ladder: bigint[] = [];
  for (let decade = 1n; decade <= stake * 10n; decade *= 10n) ladder.push(...rungs.map((rung) => rung * decade));
  return ladder;
}
