import "server-only";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readWinners as winnersCall } from "#lib/contracts/games/read-winners.ts";
import type { readJackpots as jackpotsCall } from "#lib/contracts/originals/read-jackpots.ts";
import { systemClock } from "#lib/kernel/clock.ts";
import { readWinners } from "#lib/modules/games/index.ts";
import { readJackpots } from "#lib/modules/originals/index.ts";
import { cachedPerDatabase } from "#lib/platform/cached-per-database.ts";
import { keyValueStore } from "#lib/platform/kv/index.ts";
import { log } from "#lib/platform/log.ts";

/** LOBBY-03: places on the winner board. */
const winnersShown = 20;
const jackpotsShown = 20;
const freshMs = 1_000;

export interface Boards {
  winners: OutputOf<typeof winnersCall>;
  jackpots: OutputOf<typeof jackpotsCall>;
}

/** The boards that everybody sees alike: read once a second at most, for however many pages. */
const read = cachedPerDatabase(async (db): Promise<Boards> => {
  const actor = { role: "system", process: "boards" } as const;
  const context = { actor, clock: systemClock, db, kv: keyValueStore(), log };
  const [winners, jackpots] = await Promise.all([
    readWinners(context, { gameCategory: "ALL", limitNum: winnersShown }),
    readJackpots(context, { limitNum: jackpotsShown }),
  ]);
  return { winners, jackpots };
}, freshMs);

export const readBoards = ({ db }: { db: Parameters<typeof read>[0] }): Promise<Boards> => read(db);
