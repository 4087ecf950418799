import type { PageGuard, pages } from "#lib/contracts/pages.ts";

/** Maps each page with parameters to a real address; a page without an entry here fails its tests. */
const parameters: Readonly<Record<string, string>> = {
  "{slug}": "nothing-here",
  "{article}": "withdrawal-time",
  "{gameId}": "dice",
  "{game}": "parol-nights",
  "{promotion}": "parol-jackpots",
};

/** Its addresses have their own pages; any other address below it does not exist, even for roles with access. */
export const missingPages: readonly (keyof typeof pages)[] = ["memberPage"];

/** Returns the address of a page, without a language; `round` is the id of a played round. */
export const addressOf = ({ path }: PageGuard, round = "unknown"): string =>
  path.replace(/\{\w+\}/g, (name) => (name === "{round}" ? round : (parameters[name] ?? "unknown")));
