import type { Scenario } from "#tests/support/calls/scenarios.ts";

const dice = { nodeId: "dice" };

/** Sizes are bounded where the wire's own pattern has no bound. */
export const gamesScenarios: Record<string, () => Promise<Scenario>> = {
  "games.readGame": async () => ({ role: "visitor", wire: dice }),
  "games.launchGame": async () => ({ role: "player", wire: dice }),
  "games.launchDemo": async () => ({ role: "visitor", wire: dice }),
  "games.addFavorite": async () => ({ role: "player", wire: dice }),
  "games.listFavorites": async () => ({ role: "player", wire: { pageNo: "1", pageSize: "999" } }),
  "games.listRecentGames": async () => ({ role: "player", wire: { page: "1", pageSize: "20" } }),
  "games.readHotGames": async () => ({ role: "visitor", wire: { pageSize: "20" } }),
  "games.readPopularGames": async () => ({ role: "visitor", wire: { pageSize: "20" } }),
  "games.searchGames": async () => ({ role: "visitor", wire: { keyword: "dice", limit: "24" } }),
  "games.listGames": async () => ({
    role: "visitor",
    wire: {
      selectType: "ALL",
      pageNo: "1",
      pageSize: "20",
      lines: "25",
      linesBelow: "50",
      volatility: "3",
      features: "wilds",
    },
  }),
};
