import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { expect, test, untilAwake } from "#tests/support/browser/browser.ts";
import { expectNoLayoutShift, watchLayoutShift } from "#tests/support/browser/layout-shift.ts";
import { enterPlayer } from "#tests/support/browser/registered-member.ts";

test("LOBBY-05 hover and focus show a tile's heart and details, and a press plays without either", {
  tag: "@desktop",
}, async ({ page, context, baseURL }) => {
  await enterPlayer(context, baseURL ?? "", 10_000);
  await page.goto("/");
  await untilAwake(page);
  const games = page.getByRole("region", { name: "In-house" });
  const play = games.getByRole("link", { name: "Play Dice" });
  const heart = games.getByRole("button", { name: /Dice/ });
  const details = games.getByRole("link", { name: "Details of Dice" });
  await expect(details).toHaveCount(0);
  await play.hover();
  await expect(details).toBeVisible();
  await expectAccessible(page);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await details.click();
  await expect(page).toHaveURL("/game/dice");
  await page.goBack();
  const hot = page.getByRole("region", { name: "Hot games" });
  const other = hot.getByRole("link", { name: /^Play / }).first();
  const said = await other.getAttribute("aria-label");
  await page.mouse.move(0, 0);
  await other.focus();
  await expect(details).toBeHidden();
  await expect(hot.getByRole("link", { name: said?.replace("Play", "Details of") })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(hot.getByRole("button", { name: said?.replace("Play ", "") })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("LOBBY-19 pictures that fail to load show the name's initials without a layout shift", async ({
  page,
  complaints,
}) => {
  await watchLayoutShift(page);
  await page.route("**/art/**", (route) => route.abort());
  await page.goto("/", { waitUntil: "networkidle" });
  const sports = page.getByRole("region", { name: "Sports", exact: true });
  await sports.scrollIntoViewIfNeeded();
  const drawn = (place: ReturnType<Page["locator"]>) =>
    place.evaluate((ground) => {
      const { width, height } = ground.getBoundingClientRect();
      const picture = ground.querySelector("img");
      return { letters: picture && getComputedStyle(picture, "::after").content, ratio: width / height };
    });
  const vendor = sports.getByRole("link", { name: /Liga Sportsbook/ });
  await vendor.scrollIntoViewIfNeeded();
  const tile = await drawn(vendor.locator(".initials"));
  expect(tile.letters).toContain('"LS"');
  expect(tile.ratio).toBeCloseTo(4 / 3, 1);
  await expectNoLayoutShift(page);
  await page.goto("/search?keyword=mango");
  const row = page.getByRole("main").getByRole("link", { name: /Mango Riches/ });
  await expect(row).toBeVisible();
  const thumb = await drawn(row.locator(".initials"));
  expect(thumb.letters).toContain('"MR"');
  expect(thumb.ratio).toBe(1);
  await page.goto("/game/mango-riches");
  const sheet = await drawn(page.getByRole("main").locator(".initials").first());
  expect(sheet.letters).toContain('"MR"');
  complaints.splice(0);
});

test("LOBBY-19 an emblem that fails to load shows its background", async ({ page, complaints }) => {
  await page.route("**/art/**", (route) => route.abort());
  await page.goto("/promotions", { waitUntil: "networkidle" });
  const band = page.getByRole("main").getByRole("article").first();
  const broken = await band.screenshot();
  await band.locator("img").evaluate((picture) => picture.remove());
  expect(broken.equals(await band.screenshot())).toBe(true);
  complaints.splice(0);
});

/** Makes the given vendors connected, and removes the games from the given categories. */
async function connect(page: Page, codes: readonly string[], withoutGames: readonly string[] = []): Promise<void> {
  type Vendor = { vassalage: string; state: string };
  await page.route("**/api/portal/home-sections**", async (route) => {
    const response = await route.fetch();
    const envelope = await response.json();
    for (const section of envelope.value.sections) {
      if (withoutGames.includes(section.gameType)) section.first = [];
      for (const vendor of section.vendors as Vendor[]) if (codes.includes(vendor.vassalage)) vendor.state = "ready";
      for (const game of section.first.flatMap(({ games }: { games: Vendor[] }) => games))
        if (codes.includes(game.vassalage)) game.state = "ready";
    }
    await route.fulfill({ response, json: envelope });
  });
}

test("LOBBY-05 a vendor's tile shows that a press launches it; in a category with a list it leads there", async ({
  page,
}) => {
  await connect(page, ["LIGA", "JL", "PG"], ["RNG"]);
  await page.goto("/");
  await untilAwake(page);
  const tileOf = async (kind: string, name: RegExp) => {
    const region = page.getByRole("region", { name: kind, exact: true });
    await region.scrollIntoViewIfNeeded();
    const tile = region.getByRole("link", { name });
    await expect(tile).toBeVisible();
    return tile;
  };
  for (const [kind, name, href] of [
    ["Slots", /^Perlas Grove/, "/rng?vassalage=PG"],
    ["Poker", /^Jardin Luna/, "/pvp?vassalage=JL"],
  ] as const) {
    const tile = await tileOf(kind, name);
    await expect(tile, "the image alone").not.toContainText("Coming soon");
    await expect(tile.locator("svg")).toHaveCount(0);
    await expect(tile).toHaveAttribute("href", href);
  }
  const other = await tileOf("Sports", /^Takbo Racing/);
  await expect(other).toContainText("Coming soon");
  await expect(other.locator("svg")).toHaveCount(0);
  const liga = await tileOf("Sports", /^Play Liga Sportsbook/);
  await expect(liga).not.toContainText("Coming soon");
  const disc = liga.locator("span:has(> svg)");
  await expect(disc).toBeVisible();
  expect(await disc.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await expectAccessible(page);
  await liga.click();
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  await expect(page).toHaveURL(/\?return=%2Fgame%2F[a-z0-9-]+%3Fplay%3D1$/);
  await page.goBack();
  await other.click();
  await expect(page.getByRole("dialog").getByText("Coming soon")).toBeVisible();
});

test("LOBBY-05 a vendor card's play button covers the card; a vendor that is not connected says so", async ({
  page,
}) => {
  await page.goto("/");
  await untilAwake(page);
  await page.route(
    (url) => url.pathname === "/sports",
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/("vendorCode":"LIGA"[^}]*"state":)"not-integrated"/, '$1"ready"');
      await route.fulfill({ response, body });
    },
  );
  const region = page.getByRole("region", { name: "Sports", exact: true });
  await region.scrollIntoViewIfNeeded();
  await region.getByRole("link", { name: "See all: Sports" }).click();
  await expect(page).toHaveURL("/sports");
  const cards = page.getByRole("main").getByRole("listitem");
  const liga = cards.filter({ hasText: "Liga Sportsbook" });
  const play = page.getByRole("button", { name: /^Play / });
  await expect(play).toHaveCount(1);
  await expect(liga.getByRole("button", { name: "Play Liga Sportsbook" })).toBeVisible();
  expect(await play.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await expect(cards.filter({ hasText: "Takbo Racing" })).toContainText("Coming soon");
  await expectAccessible(page);
  await liga.click({ position: { x: 30, y: 30 } });
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  await page.goBack();
  await cards.filter({ hasText: "Takbo Racing" }).getByRole("link").click();
  await expect(page.getByRole("dialog").getByText("Coming soon")).toBeVisible();
});

test("LOBBY-05 on a phone a game's tile shows a play sign above its title; a slot's tile is only the image", async ({
  page,
}) => {
  await connect(page, ["PG"]);
  await page.goto("/");
  await untilAwake(page);
  const dice = page.getByRole("region", { name: "In-house" }).getByRole("link", { name: "Play Dice" });
  await dice.scrollIntoViewIfNeeded();
  const disc = dice.locator("span:has(> svg)");
  const shown = (place: typeof disc) => place.evaluate((it) => it.checkVisibility({ opacityProperty: true }));
  expect(await shown(disc)).toBe(true);
  const box = await disc.boundingBox();
  expect(box).toMatchObject({ width: 44, height: 44 });
  const title = await dice.locator(".cover-title").boundingBox();
  expect((box?.y ?? 0) + 44).toBeLessThanOrEqual(title?.y ?? 0);
  const slots = page.getByRole("region", { name: "Slots", exact: true });
  await slots.scrollIntoViewIfNeeded();
  const slot = slots.getByRole("link", { name: /^Play / }).first();
  await expect(slot).toBeVisible();
  expect(await shown(slot.locator("span:has(> svg)"))).toBe(false);
});

test("LOBBY-13 a return to the home page after more than five minutes refreshes its rows", { tag: "@desktop" }, async ({
  page,
}) => {
  let asked = 0;
  await page.route("**/api/portal/home-sections**", async (route) => {
    asked += 1;
    const response = await route.fetch();
    const envelope = await response.json();
    const sports = envelope.value.sections.find(({ gameType }: { gameType: string }) => gameType === "SPORTS");
    if (asked > 1) sports.vendors[0].displayName = "Renamed Sports";
    await route.fulfill({ response, json: envelope });
  });
  await page.goto("/");
  const sports = page.getByRole("region", { name: "Sports", exact: true });
  await sports.scrollIntoViewIfNeeded();
  await expect(sports.getByText("Liga Sportsbook")).toBeVisible();
  const comeBackAfter = async (minutes: number) => {
    await page.clock.setFixedTime(Date.now() + minutes * 60_000);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  };
  await comeBackAfter(4);
  expect(asked).toBe(1);
  await comeBackAfter(6);
  await expect(sports.getByText("Renamed Sports")).toBeVisible();
  await expect(sports.getByText("Liga Sportsbook")).toBeHidden();
  expect(asked).toBe(2);
});
