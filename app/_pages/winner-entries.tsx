import { GameIcon } from "#components/art/game-icon.tsx";
import type { WinnerRow } from "#components/lobby/winners/winner-rows.tsx";
import type { Jackpots } from "#components/lobby/winners/winners.ts";
import type { WinnerPosition, WinnerQuery } from "#lib/contracts/games/winner-lists.ts";
import { formatDate, formatMoney } from "#lib/i18n/format.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { listWinners, listWins } from "#lib/modules/games/index.ts";
import { listJackpotWins } from "#lib/modules/originals/index.ts";
import type { PageVisitor } from "#lib/portal/pages/admit-page.ts";

const iconPx = 44;

export interface WinnerEntries {
  rows: WinnerRow[];
  next: WinnerPosition | null;
}

/** LOBBY-21: returns the rows of the requested list with formatted texts. */
export async function winnerEntries(
  { context, locale, site }: PageVisitor,
  query: WinnerQuery,
  t: Translate,
): Promise<WinnerEntries> {
  const money = (units: bigint) => formatMoney(moneyToWire(units), locale, { currency: site.currency });
  const time = (at: Date) => formatDate(at, locale, site.timeZone);
  const rankOf = (index: number) => (query.after?.place ?? 0) + index + 1;
  if (query.view === "jackpots") {
    const { entries, next } = await listJackpotWins(context, query);
    return { rows: entries.map((winner, index) => jackpotRow(winner, rankOf(index), { money, time, t })), next };
  }
  if (query.view === "players") {
    const { entries, next } = await listWinners(context, query);
    const rows = entries.map(({ customerName, wins, largest, total }, index) => ({
      key: String(index),
      rank: rankOf(index),
      name: customerName,
      facts: [t("winners.wins", { count: wins }), t("winners.largest", { amount: money(largest) })],
      amount: money(total),
    }));
    return { rows, next };
  }
  const { entries, next } = await listWins(context, query);
  const rows = entries.map(({ customerName, gameName, iconUrl, stake, winAmount, wonAt }, index) => ({
    key: String(index),
    rank: rankOf(index),
    icon: <GameIcon url={iconUrl} name={gameName} size={iconPx} />,
    name: customerName,
    facts: [gameName, t("winners.stake", { stake: money(stake) }), time(wonAt)],
    amount: money(winAmount),
  }));
  return { rows, next };
}

interface Words {
  money: (units: bigint) => string;
  time: (at: Date) => string;
  t: Translate;
}

function jackpotRow(winner: Jackpots["winners"][number], rank: number, { money, time, t }: Words): WinnerRow {
  const { customerName, pool, gameName, winAmount, wonAt } = winner;
  return {
    key: String(rank),
    rank,
    name: customerName,
    facts: [t("winners.pool-of", { pool: t(`games.pools.${pool}`), game: gameName }), time(wonAt)],
    amount: money(winAmount),
  };
}
