/** Limits of an autoplay run; amounts in minor units. */
export interface AutoplayPlan {
  rounds: number;
  /** Stops once this much is lost since the start of the run. */
  lossLimit: bigint;
  /** Stops after a win of at least this much; null for no limit. */
  winLimit: bigint | null;
}

export interface AutoplayRun extends AutoplayPlan {
  played: number;
  net: bigint;
}

export type AutoplayStop = "rounds" | "loss" | "win";

export function startRun(plan: AutoplayPlan): AutoplayRun {
  return { ...plan, played: 0, net: 0n };
}

export function countRound(run: AutoplayRun, { stake, payout }: { stake: bigint; payout: bigint }): AutoplayRun {
  return { ...run, played: run.played + 1, net: run.net + payout - stake };
}

/** Returns why autoplay stops, or null. A round that could lose more than the rest of the limit is not started. */
export function stopReason(run: AutoplayRun, stake: bigint, lastPayout: bigint): AutoplayStop | null {
  if (run.winLimit !== null && lastPayout >= run.winLimit) return "win";
  if (run.net - stake < -run.lossLimit) return "loss";
  if (run.played >= run.rounds) return "rounds";
  return null;
}
