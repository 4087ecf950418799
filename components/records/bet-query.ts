import { type WireCategory, wireCategories } from "#lib/contracts/games/categories.ts";
import { type BetStatus, betStatuses } from "#lib/contracts/games/read-bets.ts";

export const betRanges = ["24-hours", "today", "yesterday", "7-days", "30-days"] as const;

/** What the address of the betting record asks for, apart from its days. What makes no sense is left out. */
export interface BetFilter {
  vassalage?: string;
  gameType?: WireCategory;
  status?: BetStatus;
}

export function betFilterOf(given: Record<string, unknown>): BetFilter {
  const { vassalage, gameType, status } = given;
  const type = wireCategories.find((known) => known === gameType);
  const state = betStatuses.find((known) => known === status);
  return {
    ...(typeof vassalage === "string" && /^[A-Za-z0-9_-]{1,20}$/.test(vassalage) ? { vassalage } : {}),
    ...(type ? { gameType: type } : {}),
    ...(state ? { status: state } : {}),
  };
}

/** An address of the record: the filter with other days or another page. */
export function betAddress(page: string, query: Record<string, string | undefined>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) parameters.set(name, value);
  return parameters.size > 0 ? `${page}?${parameters}` : page;
}
