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
  staked: bigint;
  won: bigint;
}

/** Why a run ended: a limit, the player, a page that went out of sight, too little money, or another error. */
export type AutoplayStop = "rounds" | "loss" | "win" | "player" | "hidden" | "balance" | "error";

/** What came of a run, for its summary. */
export interface AutoplayEnd extends AutoplayRun {
  reason: AutoplayStop;
}

type Outcome = { round: { stake: bigint; payout: bigint } } | { failed: string };

export function startRun(plan: AutoplayPlan): AutoplayRun {
  return { ...plan, played: 0, staked: 0n, won: 0n };
}

export function countRound(run: AutoplayRun, { stake, payout }: { stake: bigint; payout: bigint }): AutoplayRun {
  return { ...run, played: run.played + 1, staked: run.staked + stake, won: run.won + payout };
}

export const netOf = ({ won, staked }: AutoplayRun) => won - staked;

/** Returns why autoplay stops, or null. A round that could lose more than the rest of the limit is not started. */
export function stopReason(run: AutoplayRun, stake: bigint, lastPayout: bigint): AutoplayStop | null {
  if (run.winLimit !== null && lastPayout >= run.winLimit) return "win";
  if (run.played >= run.rounds) return "rounds";
  return netOf(run) - stake < -run.lossLimit ? "loss" : null;
}

interface AutoplayActs {
  /** Plays one round and shows it to the end. */
  play: () => Promise<Outcome>;
  /** Waits between two rounds. */
  pause: () => Promise<void>;
  /** Who has stopped the run meanwhile; null while it may go on. */
  stoppedBy: () => "player" | "hidden" | null;
  /** Told of the run before each round. */
  show: (run: AutoplayRun) => void;
}

/** Plays rounds until there is a reason to stop. A round that has begun is always counted. */
export async function runAutoplay(plan: AutoplayPlan, stake: bigint, acts: AutoplayActs): Promise<AutoplayEnd> {
  let run = startRun(plan);
  let reason = stopReason(run, stake, 0n);
  while (!reason) {
    acts.show(run);
    const outcome = await acts.play();
    if ("failed" in outcome) {
      reason = acts.stoppedBy() ?? (outcome.failed === "insufficient-funds" ? "balance" : "error");
      break;
    }
    run = countRound(run, outcome.round);
    reason = stopReason(run, stake, outcome.round.payout) ?? acts.stoppedBy();
    if (reason) break;
    await acts.pause();
    reason = acts.stoppedBy();
  }
  return { ...run, reason };
}
