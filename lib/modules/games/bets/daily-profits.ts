import "server-only";
import type { InputOf } from "#lib/contracts/define-call.ts";
import { categoryOf, type GameCategory } from "#lib/contracts/games/categories.ts";
import type { ProfitFigures } from "#lib/contracts/games/profit-figures.ts";
import type { readProfitCall } from "#lib/contracts/games/read-profit.ts";
import { requireMember } from "#lib/kernel/require-actor.ts";
import { sumBetsByDay } from "#lib/modules/games/bets/store.ts";
import type { SiteSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

export interface DailyProfit extends ProfitFigures {
  day: string;
  category: GameCategory;
}

/** Returns the acting player's own figures: a row per day of the site's time zone and category, oldest first. */
export async function dailyProfits(
  context: Context,
  { from, to }: InputOf<typeof readProfitCall>,
  { timeZone }: Pick<SiteSettings, "timeZone">,
): Promise<DailyProfit[]> {
  const { playerId } = requireMember(context);
  const sums = await sumBetsByDay(context.db, { playerId, from, to }, timeZone);
  return sums.map(({ day, category, bets, stake, payout, openBets, openStake }) => ({
    day,
    category: categoryOf(category),
    ...{ bets, stake, win: payout, profit: payout - stake },
    open: { bets: openBets, stake: openStake },
  }));
}
