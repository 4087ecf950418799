import "server-only";
import type { InputOf } from "#lib/contracts/define-call.ts";
import type { readProfitCall } from "#lib/contracts/games/read-profit.ts";
import { defaultLocale } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { dailyProfits } from "#lib/modules/games/bets/daily-profits.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { csvLines } from "#lib/platform/csv.ts";

const columns = ["day", "type", "bets", "staked", "won", "result", "open-bets", "open-stake"] as const;

/** Yields a CSV line per day of the site's time zone and category (MEMBER-06). */
export async function* exportProfit(context: Context, input: InputOf<typeof readProfitCall>): AsyncGenerator<string> {
  const [t, rows] = await Promise.all([
    translatorFor(context.request?.language ?? defaultLocale),
    readSettings(context, siteSettings).then((site) => dailyProfits(context, input, site)),
  ]);
  yield csvLines([columns.map((column) => t(`records.profit.${column}`))]);
  yield csvLines(
    rows.map(({ day, category, bets, stake, win, profit, open }) => [
      day,
      t(`common.categories.${category}`),
      { figure: String(bets) },
      ...[stake, win, profit].map((units) => ({ figure: moneyToWire(units) })),
      { figure: String(open.bets) },
      { figure: moneyToWire(open.stake) },
    ]),
  );
}
