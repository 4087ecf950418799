import "server-only";
import { type CsvCell, moneyFigure } from "#lib/contracts/csv-cell.ts";
import type { InputOf } from "#lib/contracts/define-call.ts";
import type { readProfitCall } from "#lib/contracts/games/read-profit.ts";
import { defaultLocale } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { dailyProfits } from "#lib/modules/games/bets/daily-profits.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

const columns = ["type", "bets", "staked", "won", "result", "open-bets", "open-stake"] as const;

/** Yields a CSV row per day of the site's time zone and category (MEMBER-06). */
export async function* exportProfit(
  context: Context,
  input: InputOf<typeof readProfitCall>,
): AsyncGenerator<CsvCell[][]> {
  const [t, rows] = await Promise.all([
    translatorFor(context.request?.language ?? defaultLocale),
    readSettings(context, siteSettings).then((site) => dailyProfits(context, input, site)),
  ]);
  yield [[{ zoned: t("records.profit.day") }, ...columns.map((column) => t(`records.profit.${column}`))]];
  yield rows.map(({ day, category, bets, stake, win, profit, open }) => [
    day,
    t(`common.categories.${category}`),
    { figure: String(bets) },
    ...[stake, win, profit].map(moneyFigure),
    { figure: String(open.bets) },
    moneyFigure(open.stake),
  ]);
}
