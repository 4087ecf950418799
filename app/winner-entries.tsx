import { GameIcon } from "#components/lobby/game-icon.tsx";
import type { WinnerRow } from "#components/lobby/winner-rows.tsx";
import type { Jackpots } from "#components/lobby/winners.ts";
import { type WinnerQuery, winnersPerPage } from "#lib/contracts/games/winner-lists.ts";
import { formatDate, formatMoney } from "#lib/i18n/format.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { listWinners, listWins } from "#lib/modules/games/index.ts";
import { readJackpots } from "#lib/modules/originals/index.ts";
import type { PageVisitor } from "#lib/portal/admit-page.ts";

const iconPx = 44;
const jackpotsListed = 50;

export interface WinnerEntries {
  rows: WinnerRow[];
  totalPages: number;
}

/** LOBBY-21: the rows of the list that was asked for, ready to read. */
export async function winnerEntries(
  { context, locale, site }: PageVisitor,
  query: WinnerQuery,
  t: Translate,
): Promise<WinnerEntries> {
  const money = (units: bigint) => formatMoney(moneyToWire(units), locale, { currency: site.currency });
  const time = (at: Date) => formatDate(at, locale, site.timeZone);
  const rankOf = (index: number) => (query.page - 1) * winnersPerPage + index + 1;
  if (query.view === "jackpots") {
    const { winners } = await readJackpots(context, { limitNum: jackpotsListed });
    return { rows: winners.map((winner, index) => jackpotRow(winner, index, { money, time, t })), totalPages: 1 };
  }
  if (query.view === "players") {
    const { entries, totalPages } = await listWinners(context, query);
    const rows = entries.map(({ customerName, wins, largest, total }, index) => ({
      key: String(index),
      rank: rankOf(index),
      name: customerName,
      facts: [t("winners.wins", { count: wins }), t("winners.largest", { amount: money(largest) })],
      amount: money(total),
    }));
    return { rows, totalPages };
  }
  const { entries, totalPages } = await listWins(context, query);
  const rows = entries.map(({ customerName, gameName, iconUrl, stake, winAmount, wonAt }, index) => ({
    key: String(index),
    rank: rankOf(index),
    icon: <GameIcon url={iconUrl} size={iconPx} />,
    name: customerName,
    facts: [gameName, t("winners.stake", { stake: money(stake) }), time(wonAt)],
    amount: money(winAmount),
  }));
  return { rows, totalPages };
}

interface Words {
  money: (units: bigint) => string;
  time: (at: Date) => string;
  t: Translate;
}

function jackpotRow(winner: Jackpots["winners"][number], index: number, { money, time, t }: Words): WinnerRow {
  const { customerName, pool, gameName, winAmount, wonAt } = winner;
  return {
    key: String(index),
    rank: index + 1,
    name: customerName,
    facts: [t("winners.pool-of", { pool: t(`games.pools.${pool}`), game: gameName }), time(wonAt)],
    amount: money(winAmount),
  };
}
