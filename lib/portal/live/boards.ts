import "server-only";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readWinnersCall } from "#lib/contracts/games/read-winners.ts";
import type { readJackpotsCall } from "#lib/contracts/originals/read-jackpots.ts";
import { locales } from "#lib/i18n/locales.ts";
import { cachedByKey } from "#lib/kernel/cached-by-key.ts";
import { readWinners } from "#lib/modules/games/index.ts";
import { readJackpots } from "#lib/modules/originals/index.ts";
import { cachedPerDatabase } from "#lib/platform/cached-per-database.ts";
import { callLanguage } from "#lib/platform/call-language.ts";
import type { Context } from "#lib/platform/context.ts";

/** LOBBY-03: rows of the winner board. */
const winnersShown = 20;
const jackpotsShown = 20;
const freshMs = 1_000;

export interface Boards {
  winners: OutputOf<typeof readWinnersCall>;
  jackpots: OutputOf<typeof readJackpotsCall>;
}

/** Boards are the same for everyone in a language, so all open pages share one read per second. */
const held = cachedPerDatabase(async () => cachedByKey<Boards>(locales.length, { freshMs }), Number.POSITIVE_INFINITY);

export async function readBoards(context: Context): Promise<Boards> {
  const language = callLanguage(context, {});
  return (await held(context.db)).read(language, async () => {
    const [winners, jackpots] = await Promise.all([
      readWinners(context, { gameCategory: "ALL", limitNum: winnersShown }),
      readJackpots(context, { limitNum: jackpotsShown }),
    ]);
    return { winners, jackpots };
  });
}
