import "server-only";
import type { InputOf } from "#lib/contracts/define-call.ts";
import { type readBets as call, netOf } from "#lib/contracts/games/read-bets.ts";
import { defaultLocale } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { readBets } from "#lib/modules/games/bets/read-bets.ts";
import type { Context } from "#lib/platform/context.ts";
import { csvLines } from "#lib/platform/csv.ts";

const pageSize = 1000;
const columns = ["time", "game", "vendor", "stake", "payout", "net", "status", "round"] as const;

/** MEMBER-04: the whole filter as CSV, a page at a time, so that memory does not grow with history. Times are UTC. */
export async function* exportBets(context: Context, input: InputOf<typeof call>): AsyncGenerator<string> {
  const t = await translatorFor(context.request?.language ?? defaultLocale, "records");
  yield csvLines([columns.map((column) => t(`columns.${column}`))]);
  let { cursor } = input;
  do {
    const { content, next } = await readBets(context, { ...input, pageSize, cursor });
    yield csvLines(
      content.map((bet) => [
        bet.placedAt.toISOString(),
        bet.gameName,
        bet.vassalage,
        { figure: moneyToWire(bet.stake) },
        { figure: moneyToWire(bet.payout) },
        { figure: moneyToWire(netOf(bet)) },
        t(`status.${bet.status}`),
        bet.roundId,
      ]),
    );
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}
