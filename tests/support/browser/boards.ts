import type { Page } from "@playwright/test";

/**
 * Makes the event stream deliver that many wins and jackpot winners and nothing else. The largest won ₱900.50, the next
 * ₱899.50.
 */
export async function tellBoards(page: Page, { wins, jackpots }: { wins: number; jackpots?: number }): Promise<void> {
  const iconUrl = "/none.svg";
  const each = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ customerName: `ma***${at}`, iconUrl, winAmount: `${900 - at}.50` }));
  const events: Record<string, unknown> = {
    winners: { list: each(wins).map((win) => ({ vo: { ...win, gameName: "Dice" } })) },
  };
  const game = { gameCode: "parol-nights", gameName: "Parol Nights" };
  if (jackpots !== undefined)
    events.jackpots = {
      pools: ["grand", "star", "spark"].map((pool) => ({ ...game, pool, amount: "1000.00" })),
      winners: each(jackpots).map((win) => ({ ...win, ...game, pool: "spark", wonAt: "2026-01-01T00:00:00.000Z" })),
    };
  const body = Object.entries(events).map(
    ([event, data]) => `id: 1\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
  );
  await page.route("**/api/portal/live?*", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: body.join("") }),
  );
  await page.route(`**${iconUrl}`, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}
