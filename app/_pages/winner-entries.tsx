import { GameThumb } from "#components/art/game-cover.tsx";
import type { Leader } from "#components/lobby/winners/leader-board.tsx";
import type { PodiumPlace } from "#components/lobby/winners/winner-podium.tsx";
import type { WinnerRow } from "#components/lobby/winners/winner-rows.tsx";
import type { Jackpots } from "#components/lobby/winners/winners.ts";
import type { WinnerPosition, WinnerQuery } from "#lib/contracts/games/winner-lists.ts";
import { formatCount, formatLately, formatMoney } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { type ListedWin, listWinners, listWins } from "#lib/modules/games/index.ts";
import { listJackpotWins } from "#lib/modules/originals/index.ts";
import type { PageVisitor } from "#lib/portal/pages/admit-page.ts";

const iconPx = 44;
/** Places with a picture, on the first page of the biggest wins. */
const podiumPlaces = 3;
const leadersShown = 6;

export interface WinnerEntries {
  podium: PodiumPlace[];
  rows: WinnerRow[];
  next: WinnerPosition | null;
}

interface Words {
  locale: Locale;
  money: (units: bigint) => string;
  time: (at: Date) => string;
  /** Translator of the area `winners`. */
  t: Translate;
  /** Returns the name of a jackpot pool. */
  poolName: (pool: string) => string;
}

function wordsFor({ context, locale, site }: PageVisitor, t: Translate, all: Translate): Words {
  const now = context.clock.now();
  return {
    locale,
    money: (units) => formatMoney(moneyToWire(units), locale, { currency: site.currency }),
    time: (at) => formatLately(at, now, locale, site.timeZone),
    t,
    poolName: (pool) => all(`games.pools.${pool}`),
  };
}

/** LOBBY-21: returns the places of the requested list with formatted texts. */
export async function winnerEntries(
  page: PageVisitor,
  query: WinnerQuery,
  t: Translate,
  all: Translate,
): Promise<WinnerEntries> {
  const { context } = page;
  const words = wordsFor(page, t, all);
  const before = query.after?.place ?? 0;
  if (query.view === "jackpots") {
    const { entries, next } = await listJackpotWins(context, query);
    return { podium: [], rows: entries.map((winner, index) => jackpotRow(winner, before + index + 1, words)), next };
  }
  if (query.view === "players") {
    const { entries, next } = await listWinners(context, query);
    const most = entries[0]?.total ?? 1n;
    const rows = entries.map(
      ({ customerName, wins, largest, total }, index): WinnerRow => ({
        key: String(index),
        rank: before + index + 1,
        name: customerName,
        facts: [t("wins", { count: wins }), t("largest", { amount: words.money(largest) })],
        amount: words.money(total),
        share: shareOf(total, most),
      }),
    );
    return { podium: [], rows, next };
  }
  const { entries, next } = await listWins(context, query);
  const pictured = before === 0 ? podiumPlaces : 0;
  return {
    podium: entries.slice(0, pictured).map((win, index) => podiumPlace(win, index, words)),
    rows: entries.slice(pictured).map((win, index) => winRow(win, before + pictured + index + 1, words)),
    next,
  };
}

/** LOBBY-21: returns the first of the leaderboard in the period of the biggest wins; of all time, in its longest one. */
export async function leadersBeside(page: PageVisitor, query: WinnerQuery): Promise<Leader[]> {
  const { locale, site, context } = page;
  const { entries } = await listWinners(context, leaderQuery(query));
  const most = entries[0]?.total ?? 1n;
  return entries.slice(0, leadersShown).map(({ customerName, total }) => ({
    name: customerName,
    amount: formatMoney(moneyToWire(total), locale, { currency: site.currency }),
    share: shareOf(total, most),
  }));
}

export function leaderQuery({ after: _, period, ...query }: WinnerQuery): WinnerQuery {
  return { ...query, view: "players", period: period === "all" ? "month" : period };
}

const shareOf = (part: bigint, whole: bigint) => Number((part * 1000n) / (whole || 1n)) / 1000;

const artOf = ({ vendorCode, artClass, gameCode }: ListedWin) => ({
  vendor: vendorCode,
  gameClass: artClass,
  slug: gameCode,
});

function podiumPlace(win: ListedWin, index: number, { locale, money, time, t }: Words): PodiumPlace {
  const { customerName, gameName, stake, winAmount, wonAt } = win;
  const times = multipleOf(win, locale);
  return {
    key: String(index),
    art: artOf(win),
    name: customerName,
    inGame: t("in-game", { game: gameName }),
    facts: [times && t("times-stake", { times, stake: money(stake) }), time(wonAt)].filter(Boolean).join(" · "),
    amount: money(winAmount),
  };
}

function winRow(win: ListedWin, rank: number, { locale, money, time, t }: Words): WinnerRow {
  const { customerName, gameName, stake, winAmount, wonAt } = win;
  const times = multipleOf(win, locale);
  const { slug, ...look } = artOf(win);
  return {
    key: String(rank),
    rank,
    icon: <GameThumb name={gameName} slug={slug} {...look} size={iconPx} />,
    name: customerName,
    facts: [gameName, time(wonAt)],
    multiple: times === null ? "" : `${times}×`,
    stake: t("stake", { stake: money(stake) }),
    amount: money(winAmount),
  };
}

/** Returns how many times the stake was paid, rounded down: whole from ten on, with a decimal below. */
function multipleOf({ stake, winAmount }: ListedWin, locale: Locale): string | null {
  if (stake === 0n) return null;
  const tenths = Number((winAmount * 10n) / stake);
  return formatCount(tenths >= 100 ? Math.floor(tenths / 10) : tenths / 10, locale);
}

function jackpotRow(winner: Jackpots["winners"][number], rank: number, { money, time, t, poolName }: Words): WinnerRow {
  const { customerName, pool, gameName, winAmount, wonAt } = winner;
  return {
    key: String(rank),
    rank,
    name: customerName,
    facts: [t("pool-of", { pool: poolName(pool), game: gameName }), time(wonAt)],
    amount: money(winAmount),
  };
}
