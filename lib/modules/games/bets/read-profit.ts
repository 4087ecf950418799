import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { categories } from "#lib/contracts/games/categories.ts";
import { sumFigures } from "#lib/contracts/games/profit-figures.ts";
import type { readProfitCall } from "#lib/contracts/games/read-profit.ts";
import { dailyProfits } from "#lib/modules/games/bets/daily-profits.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** Returns profit and loss (MEMBER-06). All figures are sums of the same rows, so totals, categories and days agree. */
export async function readProfit(
  context: Context,
  input: InputOf<typeof readProfitCall>,
): Promise<OutputOf<typeof readProfitCall>> {
  const site = await readSettings(context, siteSettings);
  const rows = await dailyProfits(context, input, site);
  const byDay = Map.groupBy(rows, ({ day }) => day);
  const byType = Map.groupBy(rows, ({ category }) => category);
  return {
    timeZone: site.timeZone,
    totals: sumFigures(rows),
    types: categories.flatMap((category) => {
      const found = byType.get(category);
      return found ? [{ category, ...sumFigures(found) }] : [];
    }),
    days: [...byDay].map(([day, found]) => ({ day, ...sumFigures(found) })),
  };
}
