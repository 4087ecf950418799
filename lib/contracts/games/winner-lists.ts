import * as z from "zod/mini";
import { type WireCategory, wireCategories } from "#lib/contracts/games/categories.ts";

/** LOBBY-21: what `/winners` shows. */
export const winnerViews = ["wins", "players", "jackpots"] as const;
/** How far back it looks, in days. */
export const winnerPeriods = { day: 1, week: 7, month: 30 } as const;
export type WinnerView = (typeof winnerViews)[number];
export type WinnerPeriod = keyof typeof winnerPeriods;

export interface WinnerQuery {
  view: WinnerView;
  period: WinnerPeriod;
  /** All kinds when left out. */
  gameType?: WireCategory;
  page: number;
}

export const winnersPerPage = 25;
/** A board ends somewhere: nobody looks for place 501. */
export const winnersListed = 500;

const text = z.optional(z.string());
const shape = z.object({
  view: z.catch(z._default(z.enum(winnerViews), "wins"), "wins"),
  period: z.catch(z._default(z.enum(["day", "week", "month"]), "week"), "week"),
  gameType: z.catch(z.optional(z.enum(wireCategories)), undefined),
  page: z.catch(z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20)), 1), 1),
});

/** What an address asks for; what it asks for in vain is left out. */
export function winnerQueryOf(parameters: Readonly<Record<string, unknown>>): WinnerQuery {
  const given = Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, z.safeParse(text, value).data]),
  );
  const { gameType, ...query } = shape.parse(given);
  return { ...query, ...(gameType && { gameType }) };
}

/** The address that asks for it, the usual left out. */
export function winnerAddress(path: string, { view, period, gameType, page }: WinnerQuery): string {
  const query = new URLSearchParams({
    ...(view !== "wins" && { view }),
    ...(period !== "week" && { period }),
    ...(gameType && { gameType }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
