import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readWinners } from "#lib/contracts/games/read-winners.ts";
import type { readJackpotsCall } from "#lib/contracts/originals/read-jackpots.ts";

/** Of the winner board; names are masked on the server. */
export type Winner = OutputOf<typeof readWinners>["list"][number]["vo"];
export type Jackpots = OutputOf<typeof readJackpotsCall>;

/** Tells a new win from one that was there: two that read alike may as well be the same. */
export const winKey = ({ customerName, gameName, winAmount }: Winner) => `${customerName} ${gameName} ${winAmount}`;
