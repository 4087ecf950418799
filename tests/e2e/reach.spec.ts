import type { Page } from "@playwright/test";
import { expect, openSearchByKey, test, untilAwake } from "#tests/support/browser/browser.ts";
import { expectNothingCut } from "#tests/support/browser/cut-text.ts";
import { expectFocusSeen, tabTo } from "#tests/support/browser/focus.ts";
import { enterPlayer } from "#tests/support/browser/registered-member.ts";

test("LOBBY-16 search, a game's details and a round work by keyboard alone, with a visible focus that returns", {
  tag: "@desktop",
}, async ({ page, context, baseURL }) => {
  await enterPlayer(context, baseURL ?? "", 100_00);
  await page.goto("/");
  await untilAwake(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press("Tab");
  const before = await page.evaluateHandle(() => document.activeElement);
  const isBefore = () => before.evaluate((element) => element === document.activeElement);

  // Opens, closes and reopens the search.
  const search = page.getByRole("dialog", { name: "Search" });
  const field = search.getByRole("searchbox");
  await openSearchByKey(page);
  await expectFocusSeen(page);
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
  await expect.poll(isBefore).toBe(true);
  await openSearchByKey(page);
  // The response replaces the earlier results, and a focus on them would be lost.
  const answered = page.waitForResponse(/search\?.*keyword=dice(&|$)/);
  await page.keyboard.type("dice");
  await answered;
  await expect(search.getByText("Popular right now")).toBeHidden();
  const found = search.getByRole("link", { name: /^Dice/ }).first();
  await expect(found).toBeVisible();
  await expect(page).toHaveURL("/search?keyword=dice");
  await page.keyboard.press("ArrowDown");
  await expect(found).toBeFocused();
  await expectFocusSeen(page);

  // Opens, closes and reopens the details.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/game/dice");
  const play = page.getByRole("dialog").getByRole("button", { name: "Play", exact: true });
  await expect(play).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field).toBeFocused();
  await expectFocusSeen(page);
  await expect(field).toHaveValue("dice");
  await expect(found).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(found).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(play).toBeVisible();
  await tabTo(page, play);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/play/dice");
  const roll = page.getByRole("button", { name: /^Roll for/ });
  await expect(roll).toBeEnabled();
  await tabTo(page, roll, 60);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Last rolls" }).getByRole("listitem")).toHaveCount(1);

  // The details return the focus to the game in the list that opened them.
  await page.goto("/bgs");
  await untilAwake(page);
  const card = page.getByRole("main").getByRole("article").filter({ hasText: "Dice" }).getByRole("link").first();
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(play).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(play).toBeHidden();
  await expect(card).toBeFocused();
});

/** 320 px equals 1280 px at 400 % zoom, 640 px equals 1280 px at 200 %. */
const widths = [320, 640];

/** Doubles only the text size (WCAG 1.4.4), at desktop and phone width. */
const textWidths = [1280, 390];

async function expectWhole(page: Page, where: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    await expectNothingCut(page, `${where} at ${width} px`);
  }
  const textSize = (percent: number) =>
    page.evaluate((wanted) => {
      document.documentElement.style.fontSize = `${wanted}%`;
    }, percent);
  await textSize(200);
  await expect(page.locator("body")).toHaveCSS("font-size", "28px");
  for (const width of textWidths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNothingCut(page, `${where} with text at 200 % at ${width} px`);
  }
  await textSize(100);
}

const member = (name: string) => `/member/${name}`;
const visitorsPages = [
  ...["/", "/rng", "/jackpot", "/mini", "/sports", "/winners", "/game/parol-nights"],
  ...["/search?keyword=man", "/search?keyword=qwxzqwxz", "/login", "/agent", "/hot"],
];
const playersPages = [
  ...["/favorite", "/recent", "/help", "/notices", "/promotions", "/promotions/parol-jackpots"],
  ...["/play/dice", "/play/parol-nights"],
  ...["depositv2", "withdraw", "personalHistoryCopy", "transactionHistory"].map(member),
  ...["personalProfit", "rewardCenter", "securityCenter"].map(member),
];
/** Filipino has the longest words, so it stands for English on pages with the most text or the least room. */
const wordy = [
  ...["/", "/jackpot", "/sports", "/game/parol-nights", "/search?keyword=man", "/search?keyword=qwxzqwxz", "/login"],
  ...["/favorite", "/recent", "/help", "/promotions", "/promotions/parol-jackpots", "/play/dice"],
  ...["depositv2", "withdraw", "personalHistoryCopy", "personalProfit", "securityCenter"].map(member),
  "/agent",
];

for (const [language, prefix, isSeen] of [
  ["English", "", (path: string) => !wordy.includes(path)],
  ["Filipino", "/fil", (path: string) => wordy.includes(path)],
  ["Arabic", "/ar", () => true],
] as const) {
  test(`LOBBY-08 nothing is cut off at 320 px, at 200 % and with text at 200 %: ${language}`, {
    tag: "@desktop",
  }, async ({ browser, baseURL, address }) => {
    test.slow();
    const context = await browser.newContext({
      baseURL: baseURL ?? "",
      viewport: { width: 320, height: 640 },
      deviceScaleFactor: 2,
      reducedMotion: "reduce",
      extraHTTPHeaders: { "x-forwarded-for": address },
    });
    const page = await context.newPage();
    for (const path of visitorsPages.filter(isSeen)) {
      await page.goto(`${prefix}${path}`);
      await untilAwake(page);
      if (path === "/login") await expect(page.getByRole("dialog")).toBeVisible();
      await expectWhole(page, path);
    }
    await page.goto(`${prefix}/bgs`);
    await untilAwake(page);
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await expect(page.getByRole("dialog").getByRole("button").nth(1)).toBeVisible();
    await expectWhole(page, "details");
    await page.goBack();
    await openSearchByKey(page);
    await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
    await expectWhole(page, "search");
    await enterPlayer(context, baseURL ?? "", 12_345_67);
    // Adds a game to the favorites and to the recent games.
    await page.goto(`${prefix}/bgs`);
    const answers = await page.evaluate(async () => {
      const headers = { "content-type": "application/json" };
      const kept = await fetch("/api/portal/favorites", { method: "POST", headers, body: '{"nodeId":"parol-nights"}' });
      return [kept.status, (await fetch("/api/portal/games/parol-nights/launch")).status];
    });
    expect(answers).toEqual([200, 200]);
    for (const path of playersPages.filter(isSeen)) {
      await page.goto(`${prefix}${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (["/favorite", "/recent"].includes(path)) await expect(page.getByRole("article").first()).toBeVisible();
      await expectWhole(page, path);
    }
    await context.close();
  });
}
