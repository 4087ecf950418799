import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readProfitCall } from "#lib/contracts/games/read-profit.ts";

export type ProfitFigures = OutputOf<typeof readProfitCall>["totals"];

/** Sums figures; returns zeros for an empty list. */
export function sumFigures(parts: readonly ProfitFigures[]): ProfitFigures {
  return parts.reduce(
    (sum, part) => ({
      bets: sum.bets + part.bets,
      stake: sum.stake + part.stake,
      win: sum.win + part.win,
      profit: sum.profit + part.profit,
      open: { bets: sum.open.bets + part.open.bets, stake: sum.open.stake + part.open.stake },
    }),
    { bets: 0, stake: 0n, win: 0n, profit: 0n, open: { bets: 0, stake: 0n } },
  );
}
