import type { Locator, Page } from "@playwright/test";
import { categoryOfWire, type WireCategory } from "#lib/contracts/games/categories.ts";
import { lobbySizes } from "#lib/contracts/games/lobby-sizes.ts";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { expect, test, untilAwake } from "#tests/support/browser/browser.ts";
import { expectNoLayoutShift, watchLayoutShift } from "#tests/support/browser/layout-shift.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const tiles = (row: Locator) => row.getByRole("link", { name: /^(Play|Details of) / });

/** Opens the home page. Returns the category's row, its requested vendors so far, and its initial data. */
async function openHome(page: Page, gameType: WireCategory, path = "/") {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const vendor = searchParams.get("vassalage");
    if (pathname === "/api/portal/games" && searchParams.get("gameType") === gameType && vendor) asked.push(vendor);
  });
  const brought = page.waitForResponse((response) => response.url().includes("/api/portal/home-sections"));
  await page.goto(path);
  await untilAwake(page);
  const row = page.locator(`#rail-${categoryOfWire(gameType)}`);
  await row.scrollIntoViewIfNeeded();
  const { value } = await (await brought).json();
  const found = value.sections.find((it: { gameType: string }) => it.gameType === gameType);
  const vendors: string[] = found.vendors.map(({ vassalage }: { vassalage: string }) => vassalage);
  const providers: string[] = found.vendors.map(({ displayName }: { displayName: string }) => displayName);
  await expect(row.getByRole("link").first()).toBeVisible();
  const counts: number[] = found.vendors.map(({ games }: { games: number }) => Math.min(games, lobbySizes.games));
  /** Number of games of the first `many` vendors. */
  const of = (many: number) => counts.slice(0, many).reduce((sum, games) => sum + games, 0);
  return {
    row,
    asked,
    vendors,
    providers,
    of,
    first: vendors.slice(0, found.first.length),
    games: found.games as number,
  };
}

const toTheEnd = (row: Locator) =>
  row.evaluate((element) => {
    const forwards = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    element.scrollLeft = forwards * element.scrollWidth;
  });

test("LOBBY-04 a row loads its next vendor near its end, up to the twelfth, and then links to the full list", async ({
  page,
}) => {
  await watchLayoutShift(page);
  const { row, asked, vendors, of, first, games } = await openHome(page, "LIVE");
  expect([first.length, vendors.length], "one at first, twelve in all").toEqual([1, 12]);
  await expect(tiles(row)).toHaveCount(of(1));
  expect(asked).toEqual([]);
  const all = row.getByRole("link", { name: "See all: Live casino" });
  await expect(all).toHaveCount(0);
  await toTheEnd(row);
  await expect(tiles(row).nth(of(1))).toBeAttached();
  await expect.poll(() => asked.length, "not all at once").toBeLessThan(4);
  await expect(async () => {
    await toTheEnd(row);
    await expect(all).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(asked, "one vendor after the other").toEqual(vendors.slice(1));
  await expect(all).toContainText(`${games} games`);
  await expect(tiles(row)).toHaveCount(of(12));
  expect(new Set(await tiles(row).evaluateAll((links) => links.map((link) => link.getAttribute("href")))).size).toBe(
    of(12),
  );
  await expectNoLayoutShift(page);
  await expectAccessible(page);
  await all.click();
  await expect(page).toHaveURL("/live");
});

test("LOBBY-04 slots start with three interleaved vendors of twenty games and continue with the fourth", async ({
  page,
}) => {
  const { row, asked, vendors, providers, first } = await openHome(page, "RNG");
  expect([first.length, vendors.length]).toEqual([3, 12]);
  await expect(tiles(row)).toHaveCount(60);
  const provider = row.locator("bdi");
  const shown = providers.slice(0, 3);
  expect((await provider.allTextContents()).slice(0, 6)).toEqual([...shown, ...shown]);
  await tiles(row).last().scrollIntoViewIfNeeded();
  await expect(tiles(row)).toHaveCount(80);
  expect(asked).toEqual([vendors[3]]);
  expect(new Set((await provider.allTextContents()).slice(60))).toEqual(new Set([providers[3]]));
});

for (const { path, next } of [
  { path: "/", next: "Next" },
  { path: "/ar", next: "التالي" },
]) {
  test(`LOBBY-04 arrows lead through all vendors of a row to its end, ${path}`, { tag: "@desktop" }, async ({
    page,
  }) => {
    const { row, asked, vendors } = await openHome(page, "FISH", path);
    const turn = row.locator("xpath=ancestor::section").getByRole("button", { name: next });
    await expect(async () => {
      if (await turn.isEnabled()) await turn.click({ timeout: 2000 });
      await expect(turn).toBeDisabled({ timeout: 200 });
      expect(asked).toEqual(vendors.slice(1));
    }).toPass({ intervals: [0] });
    await expect(row.getByRole("link").last()).toBeInViewport();
    await expect(row.getByRole("link").last()).toHaveAttribute("href", path === "/" ? "/fish" : "/ar/fish");
  });
}

test("LOBBY-04 the keyboard reaches games that load later, one by one", { tag: "@desktop" }, async ({ page }) => {
  // Wider screens show the first vendor's games at once, so that the second's follow without a step.
  await page.setViewportSize({ width: 1000, height: 900 });
  const { row, asked, vendors, of } = await openHome(page, "LIVE");
  await tiles(row).last().focus();
  await expect(tiles(row)).toHaveCount(of(2));
  expect(asked).toEqual([vendors[1]]);
  await expect(row.getByRole("button", { name: /^Favourite / })).toBeVisible();
  // The tile's heart first, then the first game loaded later.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(tiles(row).nth(of(1))).toBeFocused();
});

test("LOBBY-04 a row says when its games fail to load, and a retry moves the focus to them", async ({ page }) => {
  const call = "**/api/portal/games?**";
  await page.route(call, (route) => route.abort());
  const { row, of } = await openHome(page, "LIVE");
  await toTheEnd(row);
  const formError = row.getByRole("alert");
  await expect(formError).toContainText("These games did not load");
  await expect(formError).toBeInViewport();
  await expectAccessible(page);
  const again = formError.getByRole("button", { name: "Try again" });
  await again.focus();
  await page.keyboard.press("Enter");
  await expect(again, "it may fail again").not.toHaveAttribute("aria-busy");
  await expect(again).toBeFocused();
  await page.unroute(call);
  await page.keyboard.press("Enter");
  await expect(tiles(row).nth(of(1))).toBeFocused();
  await expect(formError).toHaveCount(0);
});

test("LOBBY-04 Back restores a row's scroll offset and loaded games", async ({ page }) => {
  const { row, asked, of } = await openHome(page, "LIVE");
  for (const count of [of(2), of(3)]) {
    await tiles(row).last().scrollIntoViewIfNeeded();
    await expect(tiles(row)).toHaveCount(count);
  }
  await tiles(row).nth(20).scrollIntoViewIfNeeded();
  const left = await row.evaluate((element) => element.scrollLeft);
  const seen = [...asked];
  await section(page, "Live casino").getByRole("link", { name: "See all: Live casino" }).first().click();
  await expect(page).toHaveURL("/live");
  await page.goBack();
  await expect(tiles(row)).toHaveCount(of(3));
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(left);
  expect(asked, "nothing is asked for twice").toEqual(seen);
});

test("LOBBY-04 a link leads from the first twelve hot games to all of them", async ({ page }) => {
  await page.goto("/");
  const hot = section(page, "Hot games");
  const names = await tiles(hot).evaluateAll((links) => links.slice(0, 3).map((link) => link.ariaLabel));
  await hot.getByRole("link", { name: "See all: Hot games" }).click();
  await expect(page).toHaveURL("/hot");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hot games");
  const cards = page.getByRole("main").getByRole("article");
  for (const [place, name] of names.entries())
    await expect(cards.nth(place).getByRole("heading")).toHaveText(name?.replace(/^(Play|Details of) /, "") ?? "");
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(20);
  await expect(cards.filter({ hasNotText: /Hot|Coming soon/ })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("navigation", { name: "Types of games" })).toHaveCount(0);
});
