import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { logIn } from "#tests/support/browser/auth-popups.ts";
import { expect, test, untilAwake } from "#tests/support/browser/browser.ts";
import { enterPlayer, newAccount } from "#tests/support/browser/registered-member.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");

test("LOBBY-20 an unknown game shows the site's 404 page", { tag: "@desktop" }, async ({ page }) => {
  for (const path of ["/game/never-was", "/game/%F0%9F%92%A5", "/game/A_B"]) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("LOBBY-20 details open over the list at their own URL, and Back, Escape and Close close them", async ({
  page,
}) => {
  await page.goto("/rng");
  await untilAwake(page);
  const cover = cards(page).first().getByRole("link").first();
  const href = await cover.getAttribute("href");
  for (const close of ["back", "escape", "cross"]) {
    await cover.click();
    await expect(page).toHaveURL(href ?? "");
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByText("Volatility")).toBeVisible();
    if (close === "back") {
      await expectAccessible(page);
      await page.goBack();
    }
    if (close === "escape") await page.keyboard.press("Escape");
    if (close === "cross") await sheet.getByRole("button", { name: "Close" }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL("/rng");
    await expect(cards(page).first()).toBeVisible();
  }
  await page.goto(href ?? "");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("main").getByText("Volatility")).toBeVisible();
});

for (const { list, game, facts } of [
  {
    list: "/bgs",
    game: "Parol Nights",
    facts: { RTP: "95.35% + jackpots", Volatility: "Medium", Lines: "25", Bet: "₱1.00 to ₱1,000.00" },
  },
  {
    list: "/rng",
    game: "Mango Riches",
    facts: { RTP: "95.99%", Volatility: "Low", Lines: "5", Bet: "₱10.00 to ₱10,000.00" },
  },
]) {
  test(`LOBBY-20 the details of ${game} show its category, RTP, lines, bets and volatility`, async ({ page }) => {
    await page.goto(list);
    await untilAwake(page);
    await page.getByRole("link", { name: `Details of ${game}` }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByText(/· Slots ·/)).toBeVisible();
    for (const [name, value] of Object.entries(facts)) {
      const row = sheet.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
      await expect(row.locator("dd"), name).toHaveText(value);
    }
  });
}

test("LOBBY-18 a game that is not connected says so and suggests a playable game", async ({ page }) => {
  await page.goto("/live");
  await untilAwake(page);
  await expect(cards(page).first()).toContainText("Coming soon");
  await cards(page).first().getByRole("link").first().click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("Coming soon")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Play" })).toBeHidden();
  await sheet.getByRole("link", { name: "Details of Dice" }).click();
  await expect(page).toHaveURL("/game/dice");
  await expect(sheet.getByRole("button", { name: "Play" })).toBeVisible();
  // The decorative figure belongs to list cards.
  await expect(sheet).not.toContainText("For show");
  await page.goBack();
  await expect(page).toHaveURL("/live");
});

test("LOBBY-18 a game under maintenance says so and suggests another; LOBBY-20 a removed game leads back", {
  tag: "@desktop",
}, async ({ page }) => {
  const call = /\/api\/portal\/games\/dice(\?|$)/;
  const cover = cards(page).filter({ hasText: "Dice" }).getByRole("link").first();
  const sheet = page.getByRole("dialog");
  await page.goto("/bgs");
  await untilAwake(page);
  await page.route(call, async (route) => {
    const response = await route.fetch();
    const { value, ...envelope } = await response.json();
    const game = { ...value.game, state: "maintenance" };
    const suggestions = [{ ...value.game, nodeId: "mines", nodeName: "Mines" }];
    await route.fulfill({ response, json: { ...envelope, value: { game, suggestions } } });
  });
  await cover.click();
  await expect(sheet.getByText("Game maintenance")).toBeVisible();
  await expect(sheet.getByRole("link", { name: "Details of Mines" })).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Play" })).toBeHidden();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.unroute(call);
  await page.route(call, (route) => route.continue({ url: route.request().url().replace("dice", "never-was") }));
  await cover.click();
  const alert = sheet.getByRole("alert");
  await expect(alert).toContainText("This game is no longer here");
  await alert.getByRole("button").click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/bgs");
});

test("LOBBY-17 a visitor who starts a game logs in first and continues to it; the demo needs no login", async ({
  page,
  context,
}) => {
  const username = await newAccount();
  await page.goto("/bgs");
  await untilAwake(page);
  await page.getByRole("button", { name: "Play Dice" }).click();
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ return: "/game/dice?play=1" })}`);
  await logIn(page, username);
  await expect(page).toHaveURL("/play/dice");
  await page.goBack();
  await expect(page).toHaveURL("/bgs");
  await expect(page.getByRole("button", { name: "Play Dice" })).toBeVisible();
  await context.clearCookies();
  await page.goto("/game/dice");
  await page.getByRole("button", { name: "Demo" }).click();
  await expect(page).toHaveURL(/\/play\/dice\?demo/);
});

test("LOBBY-17 the return URL of the login starts the game", async ({ page, context, baseURL }) => {
  await enterPlayer(context, baseURL ?? "", 100_00);
  await page.goto("/bgs");
  await page.goto("/game/dice?play=1");
  await expect(page).toHaveURL("/play/dice");
  await page.goBack();
  await expect(page).toHaveURL("/bgs");
});
