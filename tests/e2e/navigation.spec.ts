import type { Locator } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { openAccountMenu } from "#tests/support/browser/account-menu.ts";
import { expect, expectNoOverflow, test, untilAwake } from "#tests/support/browser/browser.ts";
import { expectNoLayoutShift, watchLayoutShift } from "#tests/support/browser/layout-shift.ts";
import { enterPlayer } from "#tests/support/browser/registered-member.ts";

test("NAV-04 the header's navigation ends with promotions and fits from 1024 px on in every language", {
  tag: "@desktop",
}, async ({ page }) => {
  for (const path of ["/promotions", "/fil/promotions", "/ar/promotions"]) {
    await page.goto(path);
    const last = page.getByRole("banner").locator("nav > a").last();
    await expect(last).toHaveAttribute("href", path);
    await expect(last).toHaveAttribute("aria-current", "page");
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(last).toBeInViewport({ ratio: 1 });
      await expectNoOverflow(page);
    }
  }
});

/** NAV-04: in-house, then the categories of the demo catalogue in the order of the lobby. */
const kinds = [
  ["In-house", "/rng?vassalage=INHOUSE"],
  ["Slots", "/rng"],
  ["Live casino", "/live"],
  ["Fishing", "/fish"],
  ["Poker", "/pvp"],
  ["Sports", "/sports"],
  ["E-sports", "/esports"],
  ["Sabong", "/cockfight"],
  ["Lottery", "/lott"],
  ["E-lottery", "/elott"],
] as const;
const ways = (links: Locator) =>
  links.evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute("href")]));

test("NAV-04 the navigation lists home, in-house, categories with vendors, promotions; a phone's row has icons", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  await page.goto("/");
  const main = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  const rest = isMobile
    ? ([
        ["Jackpot games", "/jackpot"],
        ["Mini games", "/mini"],
      ] as const)
    : ([["Promotions", "/promotions"]] as const);
  expect(await ways(main)).toEqual([["Home", "/index"], ...kinds, ...rest]);
  await expect(main.first()).toHaveAttribute("aria-current", "page");
  await main.first().click();
  await expect(page).toHaveURL("/index");
  await expect(main.first()).toHaveAttribute("aria-current", "page");
  await main.filter({ hasText: "Sabong" }).click();
  await expect(page).toHaveURL("/cockfight");
});

test("NAV-04 exactly one entry is current on every URL of a category's list", { tag: "@desktop" }, async ({ page }) => {
  for (const [path, entry] of [
    ["/bgs", "In-house"],
    ["/rng?vassalage=INHOUSE", "In-house"],
    ["/rng?vassalage=PG&sort=name", "Slots"],
    ["/fil/live", "Live casino"],
    ["/sports", "Sports"],
  ] as const) {
    await page.goto(path);
    for (const place of [page.getByRole("banner").locator("nav"), page.getByRole("complementary").first()])
      await expect(place.locator('[aria-current="page"]')).toHaveText([new RegExp(`^${entry}`)]);
  }
});

test("LOBBY-08 LOBBY-14 LOBBY-15 menus lead to lists across categories and to a member's own lists", {
  tag: "@both",
}, async ({ page, context, baseURL, isMobile }) => {
  const lists = [
    ["Jackpot games", "/jackpot"],
    ["Mini games", "/mini"],
    ["Favourites", "/favorite"],
    ["Recently played", "/recent"],
  ] as const;
  const place = isMobile
    ? page.getByRole("navigation", { name: "Main" })
    : page.getByRole("complementary", { name: "Menu" });
  await page.goto("/");
  await expect(place.getByRole("link", { name: "Jackpot games", includeHidden: true })).toBeAttached();
  await expect(place.getByRole("link", { name: "Favourites" })).toHaveCount(0);
  await enterPlayer(context, baseURL ?? "", 100_00);
  for (const [name, address] of lists) {
    await page.goto("/");
    if (!isMobile) await place.locator("summary").click();
    await place.getByRole("link", { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
  const menu = await openAccountMenu(page, isMobile);
  await menu.getByRole("link", { name: "Favourites" }).click();
  await expect(page).toHaveURL("/favorite");
});

test("NAV-04 NAV-10 PROMO-01 promotions are one tap away, and each has a URL with its conditions", async ({ page }) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Quick" });
  await navigation.getByRole("link", { name: "Promotions" }).click();
  await expect(page).toHaveURL("/promotions");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.filter({ hasText: "Three jackpots in Parol Nights" })).toContainText("Until further notice");
  await cards.first().getByRole("link").click();
  await expect(page).toHaveURL("/promotions/parol-jackpots");
  await expect(page.getByRole("heading", { level: 1, name: "Three jackpots in Parol Nights" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { name: "What to know" })).toBeVisible();
  expect((await page.goto("/promotions/nothing-here"))?.status()).toBe(404);
});

test("NAV-06 the side menu stays narrow after a reload without a layout shift", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/");
  const side = page.getByRole("complementary", { name: "Menu" });
  const width = () => side.evaluate((element) => element.getBoundingClientRect().width);
  expect(await width()).toBe(244);
  const banner = side.getByRole("region", { name: "Promotions" });
  await expect(banner.getByRole("link")).toHaveAttribute("href", "/promotions/parol-jackpots");
  await side.getByRole("button", { name: "Collapse the side menu" }).click();
  expect(await width()).toBe(72);
  await expect(banner).toBeHidden();
  await watchLayoutShift(page);
  await page.reload({ waitUntil: "networkidle" });
  expect(await width()).toBe(72);
  await expectNoLayoutShift(page);
  await expectAccessible(page);
  await side.getByRole("button", { name: "Expand the side menu" }).click();
  expect(await width()).toBe(244);
});

test("NAV-06 the game menu begins folded and unfolds, also in the narrow side menu", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/");
  const side = page.getByRole("complementary", { name: "Menu" });
  const fold = side.locator("summary");
  const slots = side.getByRole("link", { name: "Slots" });
  await expect(slots).toBeHidden();
  await side.getByRole("button", { name: "Collapse the side menu" }).click();
  await expect(slots).toBeHidden();
  await fold.press("Enter");
  await expect(slots).toBeVisible();
  await expectAccessible(page);
});

test("NAV-07 the side menu hides on pages that need the whole width, and returns after them", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/promotions");
  await untilAwake(page);
  const side = page.getByRole("complementary", { name: "Menu" });
  const start = () => page.getByRole("main").evaluate((main) => main.getBoundingClientRect().left);
  expect(await start()).toBe(244);
  await page.evaluate(() => history.pushState(null, "", "/SeaLottery/today"));
  await expect(side).toHaveCount(0);
  await expect(page.getByRole("banner")).toBeVisible();
  expect(await start()).toBe(0);
  await page.goBack();
  await expect(side).toBeVisible();
  expect(await start()).toBe(244);
});
