import type { PageGuard, pages } from "#lib/contracts/pages.ts";

/** A real address for every page that has parameters; a page without an entry here fails its tests. */
const parameters: Readonly<Record<string, string>> = {
  "{slug}": "nothing-here",
  "{nodeId}": "dice",
  "{game}": "parol-nights",
  "{promotion}": "parol-jackpots",
};

/** Its addresses have pages of their own; the rest of it does not exist, even for the roles that may see it. */
export const missingPages: readonly (keyof typeof pages)[] = ["memberPage"];

/** Where a page is found, without a language; `round` is one that was played. */
export const addressOf = ({ path }: PageGuard, round = "unknown"): string =>
  path.replace(/\{\w+\}/g, (name) => (name === "{round}" ? round : (parameters[name] ?? "unknown")));
