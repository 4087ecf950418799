import * as z from "zod/mini";
import { type GameCategory, wireOfCategory } from "#lib/contracts/games/categories.ts";
import { wireCategory } from "#lib/contracts/games/wire-category.ts";

/** Views of `/winners` (LOBBY-21). */
export const winnerViews = ["wins", "players", "jackpots"] as const;
export type WinnerView = (typeof winnerViews)[number];

/** Length of each period in days. */
export const winnerPeriods = { day: 1, week: 7, month: 30, all: Number.POSITIVE_INFINITY } as const;
export type WinnerPeriod = keyof typeof winnerPeriods;

/** Periods per view. The players' view sums its rows, so its periods are limited; the other views are read in order. */
export const periodsOf: Record<WinnerView, readonly WinnerPeriod[]> = {
  wins: ["day", "week", "month", "all"],
  players: ["day", "week", "month"],
  jackpots: [],
};

/** Position of the previous page's last row: its place, its sort value, and its id as the tie-breaker. */
export interface WinnerPosition {
  place: number;
  value: bigint;
  id: string;
}

export interface WinnerQuery {
  view: WinnerView;
  period: WinnerPeriod;
  /** All categories when absent. */
  category?: GameCategory;
  /** The first page when absent. */
  after?: WinnerPosition;
}

export const winnersPerPage = 25;

const usual = { view: "wins", period: "week" } as const satisfies WinnerQuery;
const view = z.enum(winnerViews);
const position = /^(\d{1,9})_(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** Milliseconds in the year 2286. Jackpots are sorted by time, and the database rejects years that are too large. */
const lastTime = 9_999_999_999_999n;

/** Parses a query. Invalid values are omitted and set `ignored`; they are never an error. */
export function winnerQueryOf(given: Readonly<Record<string, unknown>>): { query: WinnerQuery; ignored: boolean } {
  let ignored = false;
  const take = <T>(name: string, schema: z.ZodMiniType<T>): T | undefined => {
    if (given[name] === undefined || given[name] === "") return undefined;
    const { success, data } = schema.safeParse(given[name]);
    ignored ||= !success;
    return data;
  };
  const asked = take("view", view) ?? usual.view;
  // Links between the views keep `period`, so a value that only another view has is not `ignored`.
  const all = asked === "jackpots" ? Object.keys(winnerPeriods) : periodsOf[asked];
  const period = take("period", z.enum(all as WinnerPeriod[])) ?? usual.period;
  const inCategory = take("gameType", wireCategory);
  const after = positionOf(take("after", z.string().check(z.regex(position), z.refine(isPositionIn(asked)))));
  return {
    query: { view: asked, period, ...(inCategory && { category: inCategory }), ...(after && { after }) },
    ignored,
  };
}

const isPositionIn = (view: WinnerView) => (text: string) =>
  view !== "jackpots" || (positionOf(text)?.value ?? 0n) <= lastTime;

function positionOf(text: string | undefined): WinnerPosition | undefined {
  const [, place, value, id] = text?.match(position) ?? [];
  return place && value && id ? { place: Number(place), value: BigInt(value), id } : undefined;
}

/** Builds the URL, omitting default parameters. */
export function winnerAddress(path: string, { view, period, category, after }: WinnerQuery): string {
  const query = new URLSearchParams({
    ...(view !== usual.view && { view }),
    ...(period !== usual.period && { period }),
    ...(category && { gameType: wireOfCategory(category) }),
    ...(after && { after: `${after.place}_${after.value}_${after.id}` }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
