import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readWinnersCall } from "#lib/contracts/games/read-winners.ts";
import type { readJackpotsCall } from "#lib/contracts/originals/read-jackpots.ts";

/** A row of the winner board; the server masks names. */
export type Winner = OutputOf<typeof readWinnersCall>["list"][number]["vo"];
export type Jackpots = OutputOf<typeof readJackpotsCall>;

/** Returns a key that identifies a win. Two wins with the same text may count as one. */
export const winKey = ({ customerName, gameName, winAmount }: Winner) => `${customerName} ${gameName} ${winAmount}`;
