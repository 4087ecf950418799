import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectThumbSized, test, untilAwake } from "#tests/support/browser/browser.ts";
import { expectNoLayoutShift, expectStill, watchLayoutShift } from "#tests/support/browser/layout-shift.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");

for (const [path, theme] of [
  ["/rng", "dark"],
  ["/rng?sort=new&lines=25&minBet=1", "light"],
  ["/ar/live", "dark"],
  ["/fil/sports", "light"],
  ["/game/dice", "dark"],
  ["/search?keyword=man", "light"],
] as const) {
  test(`LOBBY-08 ${path}, ${theme}: nothing moves, overflows or can't be reached`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    await expectStill(page, { path, theme, origin: baseURL });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (isMobile) await expectThumbSized(page, "main");
  });
}

/** LOBBY-09: every class stands in one of these lists, but those whose kind has no list of games. */
const classesOffered = [
  [
    "/live",
    "baccarat,roulette,dragon-tiger,blackjack,sicbo,three-card-poker,sedie,fantan,niuniu,fish-prawn-crab,zjh,mahjong,wenzhou,live-casino".split(
      ",",
    ),
  ],
  ["/rng", "slot-machine,jackpot,table-games,arcade,scratch-card,video-poker,bingo,mini-games".split(",")],
  ["/pvp", "table-games,mahjong,three-card-poker,niuniu,zjh".split(",")],
] as const;

/** What axe says of them is asked above. */
const judged = ["/live", "/rng", "/rng?vassalage=INHOUSE", "/sports"];

test("LOBBY-08 each kind has a list of its own games; LOBBY-07 or shows its vendors as cards", {
  tag: "@desktop",
}, async ({ page }) => {
  test.slow();
  for (const path of [
    "/live",
    "/fish",
    "/rng",
    "/pvp",
    "/bgs",
    "/hot",
    "/jackpot",
    "/mini",
    "/rng?vassalage=INHOUSE",
  ]) {
    await page.goto(path);
    await expect(cards(page).first(), path).toBeVisible();
    await expect(page.getByText(/^\d[\d,]* games?$/).first(), path).toBeVisible();
    if (!judged.includes(path)) await expectAccessible(page);
  }
  for (const path of ["/sports", "/esports", "/lott", "/elott", "/cockfight"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(/^\d+ providers?$/), path).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem").first(), path).toBeVisible();
    if (!judged.includes(path)) await expectAccessible(page);
  }
  await page.goto("/sports?vassalage=LIGA");
  await expect(page, "LOBBY-05 a vendor with a lobby of its own").toHaveURL(/\/game\//);
  const lobby = page.url();
  await untilAwake(page);
  const redirected = page.waitForResponse((response) => response.url().includes("vassalage=LIGA"));
  await page
    .getByRole("main")
    .getByRole("link", { name: /Liga Sportsbook$/ })
    .click();
  await redirected;
  await expect(page.getByRole("progressbar"), "SITE-16 the loader ends, although one is where one was").toHaveCount(0);
  await expect(page).toHaveURL(lobby);
  await page.goto("/sports?vassalage=NOBODY");
  await expect(page.getByRole("main").getByText(/^\d+ providers?$/)).toBeVisible();
});

test("LOBBY-09 a list offers the classes of its games by their names, in every language", { tag: "@desktop" }, async ({
  page,
}) => {
  for (const [prefix, folder] of [
    ["", "EN"],
    ["/fil", "TY"],
    ["/ar", "AR"],
  ] as const) {
    const { classes } = JSON.parse(readFileSync(`messages/${folder}/catalogue.json`, "utf8"));
    const { list } = JSON.parse(readFileSync(`messages/${folder}/lobby.json`, "utf8"));
    for (const [path, offered] of classesOffered) {
      await page.goto(`${prefix}${path}`);
      const row = page.getByRole("navigation", { name: list.classes, exact: true }).getByRole("link");
      await expect(row.filter({ hasText: classes[offered[0] ?? ""] }).first()).toBeVisible();
      // All, hot and new go before.
      const names = (await row.allInnerTexts()).slice(3);
      expect(names.toSorted(), `${prefix}${path}`).toEqual(offered.map((code) => classes[code]).toSorted());
    }
    await page.goto(`${prefix}/live?gameClassify=live-casino`);
    await expect(cards(page)).toHaveCount(13);
  }
});

test("LOBBY-08 filters stand in the address, and Back takes them off again", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/rng");
  await page
    .getByRole("navigation", { name: "Providers" })
    .getByRole("link", { name: /Perlas Grove/ })
    .click();
  await expect(page).toHaveURL("/rng?vassalage=PG");
  await expect(cards(page).first()).toContainText("Perlas Grove");
  await page.getByRole("combobox", { name: "Order" }).selectOption({ label: "Newest first" });
  await expect(page).toHaveURL("/rng?vassalage=PG&sort=new");
  await page.getByText("More filters").click();
  await page.getByRole("link", { name: "25 lines or more" }).click();
  await expect(page).toHaveURL("/rng?vassalage=PG&sort=new&lines=25");
  await page.goBack();
  await expect(page).toHaveURL("/rng?vassalage=PG&sort=new");
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Order" })).toHaveValue("/rng?vassalage=PG&sort=new");
});

test("LOBBY-08 keys walk through the orders; what they end at counts once, at Enter or on leaving", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/rng");
  await untilAwake(page);
  const order = page.getByRole("combobox", { name: "Order" });
  const values = await order
    .getByRole("option")
    .evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value));
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  // Time stands: no rest is long enough to count.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await order.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(order).toHaveValue(values[2] ?? "");
  expect([new URL(page.url()).search, await steps()]).toEqual(["", before]);
  await page.keyboard.press("Enter");
  await page.clock.resume();
  await expect(page).toHaveURL(values[2] ?? "");
  await expect(order).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL(values[1] ?? "");
  expect(await steps(), "each of the two choices is one step back").toBe(before + 2);
  await order.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page, "a rest counts, too").toHaveURL(values[3] ?? "");
  for (const at of [1, 2, 0]) {
    await page.goBack();
    await expect(page).toHaveURL(values[at] ?? "");
    await expect(order).toHaveValue(values[at] ?? "");
  }
});

test("LOBBY-08 more games come as one scrolls, and Back finds the place again", async ({ page }) => {
  await page.goto("/rng");
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
  const far = cards(page).nth(25);
  await far.scrollIntoViewIfNeeded();
  const name = await far.getByRole("heading").textContent();
  const before = await page.evaluate(() => scrollY);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Help centre" })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(/\/rng/);
  await page.goBack();
  await expect(page).toHaveURL(/\/rng\?shown=\d$/);
  await expect(cards(page).nth(25)).toContainText(name ?? "");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
  // Where the page itself is gone its address brings all of it back, from the first paint on.
  const shown = await cards(page).count();
  await watchLayoutShift(page);
  await page.goto("/help");
  await page.goBack();
  await expect(cards(page)).toHaveCount(shown);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
  await expectNoLayoutShift(page);
});

test("LOBBY-08 the next page is a real address, and without scripts too", { tag: "@desktop" }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/rng`);
  const [first] = await cards(page).getByRole("heading").allTextContents();
  await page.getByRole("link", { name: "Show more games" }).click();
  await expect(page).toHaveURL(`${baseURL}/rng?page=2`);
  expect((await cards(page).getByRole("heading").allTextContents())[0]).not.toBe(first);
  await context.close();
});

test("LOBBY-08 when more games do not come the list says so, and tries again", { tag: "@desktop" }, async ({
  page,
}) => {
  // Before the page is there: it asks by itself as soon as its foot is near.
  await page.route("**/api/portal/games?*", (route) => route.abort());
  await page.goto("/rng");
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("did not load");
  await page.unroute("**/api/portal/games?*");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
});

test("LOBBY-08 an address that asks for what there is not is answered with words and a way on", {
  tag: "@desktop",
}, async ({ page }) => {
  for (const query of [
    "vassalage=NOPE",
    "vassalage=%25%27--",
    "gameClassify=tanks",
    "page=0",
    "page=99999",
    "sort=worst&sort=best",
    "features=flying&volatility=9&lines=-1&minBet=x",
    "language=xx&selectType=RECENT",
  ]) {
    const response = await page.goto(`/rng?${query}`);
    expect([query, response?.status()]).toEqual([query, 200]);
    await expect(
      cards(page)
        .first()
        .or(page.getByRole("main").getByRole("link", { name: "Show all games" })),
      query,
    ).toBeVisible();
  }
});

test("LOBBY-19 a cover that does not come leaves its place and its name, and no sign of a broken picture", async ({
  page,
  complaints,
}) => {
  await page.route("**/art/cover/**", (route) => route.abort());
  await page.goto("/rng?sort=name");
  // Nothing lies over the corner where browsers draw their sign.
  const card = cards(page)
    .filter({ hasNotText: /Hot|New/ })
    .first();
  await card.scrollIntoViewIfNeeded();
  const place = card.getByRole("link").first();
  const box = await place.boundingBox();
  expect(box && box.height / box.width).toBeCloseTo(4 / 3, 1);
  await expect(card.getByRole("heading")).toBeVisible();
  const picture = place.locator("img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  /** Without the rounded edge, which is smoothed once more where there are two grounds. */
  const inside = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
    return page.screenshot({ clip: { x: x + 6, y: y + 6, width: width - 12, height: height - 12 } });
  };
  const broken = await inside();
  await picture.evaluate((element) => element.remove());
  expect(broken.equals(await inside())).toBe(true);
  complaints.splice(0);
});
