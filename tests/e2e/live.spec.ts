import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { expect, expectNoOverflow, ops, test } from "#tests/support/browser/browser.ts";
import { expectNoLayoutShift, watchLayoutShift } from "#tests/support/browser/layout-shift.ts";
import { enterPlayer } from "#tests/support/browser/registered-member.ts";

const withinMs = 2_000;
const isStream = (about: { url(): string }) => new URL(about.url()).pathname === "/api/portal/live";
const stream = (page: Page) => page.waitForResponse(isStream);

/** Plays one round of dice at the highest chance with the context's session. Returns the balance after it. */
async function roll(context: BrowserContext, baseURL = ""): Promise<string> {
  const answer = await context.request.post("/api/portal/originals/dice/rounds", {
    headers: { origin: baseURL, "sec-fetch-site": "same-origin" },
    data: { idempotencyKey: crypto.randomUUID(), stake: "50.00", direction: "under", target: 9800 },
  });
  expect(answer.status()).toBe(200);
  const { balance } = (await answer.json()).value;
  return `₱${Number(balance).toLocaleString("en", { minimumFractionDigits: 2 })}`;
}

const headerBalance = (page: Page) => page.getByRole("banner").locator("b[aria-live]").first();

/** Simulates a switch to another browser tab and back. */
const turnAway = (page: Page, hidden: boolean) =>
  page.evaluate((away) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => away });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

test("CASH-08 a hidden page closes the stream, and catches up when it is visible or online again", async ({
  page,
  context,
  baseURL,
}) => {
  await enterPlayer(context, baseURL ?? "", 500_00);
  const streams: string[] = [];
  page.on("request", (request) => isStream(request) && streams.push(request.url()));
  await Promise.all([stream(page), page.goto("/help")]);
  // The balance must come from the stream, so that a reconnect has an event id to resume from.
  const seen = await roll(context, baseURL);
  await expect(headerBalance(page)).toContainText(seen, { timeout: withinMs });
  const closed = page.waitForEvent("requestfailed", isStream);
  await turnAway(page, true);
  await closed;
  const unseen = await roll(context, baseURL);
  await expect(headerBalance(page)).toContainText(seen);
  await turnAway(page, false);
  await expect(headerBalance(page)).toContainText(unseen, { timeout: withinMs });
  expect(streams).toHaveLength(2);
  expect(streams[1]).toContain("since=");

  await context.setOffline(true);
  await expect(page.getByRole("alert").filter({ hasText: "You are offline" })).toBeVisible();
  const missed = await roll(context, baseURL).catch(() => "");
  await context.setOffline(false);
  const now = missed || (await roll(context, baseURL));
  await expect(headerBalance(page)).toContainText(now, { timeout: withinMs });
});

test("LOBBY-03 GAME-04 the home boards follow rounds live without a layout shift", async ({
  page,
  context,
  baseURL,
}) => {
  await enterPlayer(context, baseURL ?? "", 900_000_00, { luck: "jackpot" });
  await watchLayoutShift(page);
  await Promise.all([stream(page), page.goto("/")]);
  const jackpots = page.getByRole("region", { name: "Jackpots", exact: true });
  await expect(jackpots.getByText("Grand Parol jackpot")).toBeVisible();
  const spun = await context.request.post("/api/portal/originals/parol-nights/rounds", {
    headers: { origin: baseURL ?? "", "sec-fetch-site": "same-origin" },
    data: { idempotencyKey: crypto.randomUUID(), stake: "25.00" },
  });
  const { round } = (await spun.json()).value;
  expect(round.jackpot.pool).toBe("spark");
  const won = `₱${Number(round.jackpot.amount).toLocaleString("en", { minimumFractionDigits: 2 })}`;
  const latest = jackpots.getByRole("listitem").first();
  await expect(latest).toContainText(won, { timeout: 5_000 });
  await expect(latest).toContainText("Kislap");
  await expectNoLayoutShift(page);
  await jackpots.getByRole("link", { name: /Grand Parol jackpot/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Parol Nights");
});

test("LOBBY-21 the winners page keeps list, period and category in the URL, also with Back", async ({
  page,
  context,
  baseURL,
}) => {
  await enterPlayer(context, baseURL ?? "", 10_000_00);
  for (let round = 0; round < 3; round++) await roll(context, baseURL);
  await page.goto("/winners");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Winners");
  const wins = page.getByRole("list", { name: "Biggest wins" });
  await expect(wins.getByRole("listitem").first()).toContainText(/\*\*\*.*₱[\d,]+\.\d\d/);
  await expect(page.getByRole("region", { name: "Jackpots now" }).getByRole("listitem")).toHaveCount(3);
  await expectAccessible(page);
  await expectNoOverflow(page);
  const views = page.getByRole("navigation", { name: "What to show" });
  await views.getByRole("link", { name: "Leaderboard" }).click();
  await expect(page.getByRole("list", { name: "Leaderboard" }).getByRole("listitem").first()).toContainText(/wins?/);
  await page.getByRole("link", { name: "24 hours" }).click();
  await expect(page).toHaveURL("/winners?view=players&period=day");
  await page.getByRole("combobox", { name: "Type of game" }).selectOption("Fishing");
  await expect(page).toHaveURL("/winners?view=players&period=day&gameType=FISH");
  await expect(page.getByText("No wins in this time")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Show 30 days, all games" }).click();
  await expect(page).toHaveURL("/winners?view=players&period=month");
  await page.goBack();
  await expect(page.getByText("No wins in this time")).toBeVisible();
  expect((await page.goto("/winners?view=x&period=9&gameType=nope&after=0"))?.status()).toBe(200);
  await expect(page.getByText("Part of this address is not valid and was left out.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Biggest wins" })).toBeVisible();
  await page.goto("/winners?period=all&after=25_1_00000000-0000-0000-0000-000000000000");
  await expect(page.getByText("The list ends here")).toBeVisible();
  await page.getByRole("link", { name: "Back to the first page" }).click();
  await expect(page).toHaveURL("/winners?period=all");
  await page.goto("/ar/winners?view=jackpots");
  await expectAccessible(page);
});

test("LOBBY-06 a game's figure is its real pool or a labelled decorative jackpot, which a site can disable", async ({
  page,
}) => {
  await page.goto("/bgs");
  const card = (name: string) => page.getByRole("article").filter({ hasText: name });
  await expect(card("Parol Nights")).toContainText(/₱[\d,]+\.\d\d Jackpot/);
  await expect(card("Dice")).toContainText(/₱[\d,]+\.\d\d For show, no prize/);
  await expect(card("Parol Nights")).not.toContainText("For show");
  await expect(card("Parol Nights")).toContainText("RTP 95.35%");
  for (const [width, language] of [
    [390, ""],
    [320, ""],
    [320, "/ar"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${language}/bgs`);
    const figures = page.getByRole("article").locator(".text-win");
    await expect(figures).toHaveCount(2);
    for (const figure of await figures.all())
      expect(await figure.evaluate((shown) => shown.scrollWidth <= shown.clientWidth), `${width} ${language}`).toBe(
        true,
      );
  }
  // The browser remembers Arabic.
  await page.context().clearCookies();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/bgs");
  await ops("site", "set", "lobby.decorativeReward", "false");
  try {
    await expect(async () => {
      await page.reload();
      await expect(card("Dice")).not.toContainText("For show", { timeout: 500 });
    }).toPass();
    await expect(card("Parol Nights")).toContainText("Jackpot");
  } finally {
    await ops("site", "set", "lobby.decorativeReward", "true");
  }
});
