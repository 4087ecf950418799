import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { tellBoards } from "#tests/support/browser/boards.ts";
import { expect, test, untilAwake } from "#tests/support/browser/browser.ts";
import { expectNoLayoutShift, watchLayoutShift } from "#tests/support/browser/layout-shift.ts";
import { enterPlayer } from "#tests/support/browser/registered-member.ts";

/** Accessible names in page order. */
const sections = [
  "Notices",
  "Highlights",
  "Jackpots",
  "Biggest wins",
  "Hot games",
  "Slots",
  "In-house",
  "Live casino",
  "Fishing",
  "Poker",
  "Sports",
  "Lottery",
  "E-lottery",
  "Recently played",
];

test("LOBBY-01 the home sections are in order, and the first covers are in sight at once", { tag: "@desktop" }, async ({
  page,
  context,
  baseURL,
}) => {
  await enterPlayer(context, baseURL ?? "", 5_000_00);
  await tellBoards(page, { wins: 20 });
  await page.goto("/bgs");
  await untilAwake(page);
  await page.getByRole("button", { name: "Play Dice" }).click();
  await expect(page).toHaveURL("/play/dice");
  await page.goto("/");
  const wins = page.getByRole("region", { name: "Biggest wins" });
  await expect(wins.getByRole("listitem")).toHaveCount(9);
  await expect(wins.getByRole("link", { name: "Biggest wins" })).toHaveAttribute("href", "/winners");
  const names = await page
    .getByRole("main")
    .getByRole("region")
    .evaluateAll((all) =>
      all.map((section) => {
        const title = document.getElementById(section.getAttribute("aria-labelledby") ?? "");
        return section.ariaLabel ?? title?.textContent;
      }),
    );
  expect(names).toEqual(sections);
  const cover = page.getByRole("region", { name: "Hot games" }).locator(".cover").first();
  const sight = () => cover.evaluate((element) => element.getBoundingClientRect());
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await sight()).bottom, "all of it on a desktop").toBeLessThan(800);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await sight()).top, "its upper half on a phone").toBeLessThan(600);
});

test("LOBBY-05 a press on a tile plays after a login; the demo needs no login", async ({ page }) => {
  await page.goto("/");
  const games = page.getByRole("region", { name: "In-house" });
  await expect(games.getByText("RTP 99%")).toBeVisible();
  await expect(games.getByRole("link", { name: "How fair play works" })).toHaveAttribute("href", "/help#fair");
  const cover = games.locator("img").first();
  await cover.scrollIntoViewIfNeeded();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await games.getByRole("link", { name: "Demo of Dice with play money" }).click();
  await expect(page).toHaveURL(/\/play\/dice\?demo=1/);
  await page.goBack();
  await games.getByRole("link", { name: "Play Dice" }).click();
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
});

test("LOBBY-17 a member's press opens the game at once, and the game joins the recently played", async ({
  page,
  context,
  baseURL,
}) => {
  await enterPlayer(context, baseURL ?? "", 10_000);
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Recently played" })).toHaveCount(0);
  await page.getByRole("region", { name: "In-house" }).getByRole("link", { name: "Play Dice" }).click();
  await expect(page).toHaveURL("/play/dice");
  await page.goto("/");
  await expect(
    page.getByRole("region", { name: "Recently played" }).getByRole("link", { name: "Play Dice" }),
  ).toBeVisible();
});

test("LOBBY-18 a game of a vendor that is not connected says so and opens its details", async ({ page }) => {
  await page.goto("/");
  const hot = page.getByRole("region", { name: "Hot games" });
  await expect(hot.getByText("Hot", { exact: true }), "the heading says it").toHaveCount(0);
  const tile = hot
    .locator("div")
    .filter({ has: page.getByText("Coming soon") })
    .last();
  await expect(tile).toBeVisible();
  await hot
    .getByRole("link", { name: /^Details of / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("LOBBY-04 sections load on scroll without a layout shift, and Back restores the scroll offset", {
  tag: "@both",
}, async ({ page }) => {
  await watchLayoutShift(page);
  await page.goto("/", { waitUntil: "networkidle" });
  const live = page.getByRole("region", { name: "Live casino" });
  await expect(live.getByRole("link", { name: /^(Play|Details of)/ })).toHaveCount(0);
  await live.scrollIntoViewIfNeeded();
  await expect(live.getByRole("link", { name: /^(Play|Details of)/ }).first()).toBeVisible();
  for (const name of ["Fishing", "Poker", "Sports", "Lottery"]) {
    await page.getByRole("region", { name, exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("region", { name, exact: true }).getByRole("link").nth(1)).toBeVisible();
  }
  await expectNoLayoutShift(page);
  await expectAccessible(page);
  const before = await page.evaluate(() => scrollY);
  await page.getByRole("region", { name: "Lottery", exact: true }).getByRole("link", { name: "See all" }).click();
  await expect(page).toHaveURL("/lott");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
});

test("LOBBY-04 a phone's reserved section heights are close to the real ones, so Back restores the offset", async ({
  page,
}) => {
  await page.goto("/");
  const heights = await page.locator(".below-fold").evaluateAll((parts) => {
    const as = (part: Element, style: string) => {
      (part as HTMLElement).style.cssText = style;
      return part.getBoundingClientRect().height;
    };
    return parts.map((part) => [
      as(part, "content-visibility: visible"),
      as(part, "content-visibility: hidden; contain-intrinsic-block-size: var(--rough)"),
    ]);
  });
  expect(heights).toHaveLength(2);
  for (const [real = 0, rough = 0] of heights) expect(Math.abs(rough - real)).toBeLessThan(16);
});

test("LOBBY-04 sections that fail to load say so and can be retried", async ({ page }) => {
  await page.route("**/api/portal/home-sections**", (route) => route.abort());
  await page.goto("/");
  const live = page.getByRole("region", { name: "Live casino" });
  await live.scrollIntoViewIfNeeded();
  await expect(live.getByText("These games did not load")).toBeVisible();
  await page.unroute("**/api/portal/home-sections**");
  await live.getByRole("button", { name: "Try again" }).click();
  await expect(live.getByRole("link", { name: /^Details of/ }).first()).toBeVisible();
});

test("LOBBY-04 a slide shows six tiles side by side, 2.4 on a phone, in two rows when it has more than six", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/");
  for (const [width, beside] of [
    [1440, 6],
    [390, 2.4],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const [shown, between] = await page.locator("#rail-hot").evaluate((row) => {
      const [first, , second] = [...row.children].map((tile) => tile.getBoundingClientRect());
      const { paddingLeft, paddingRight } = getComputedStyle(row);
      const room = row.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const step = (second?.left ?? 0) - (first?.left ?? 0);
      const between = step - (first?.width ?? 0);
      return [(room + between) / step, between];
    });
    expect(shown).toBeCloseTo(beside, 1);
    expect(between).toBeCloseTo(13, 1);
    for (const rail of ["hot", "slots", "live-casino"])
      await expect(page.locator(`#rail-${rail}`)).toHaveCSS("grid-template-rows", /^\S+ \S+$/);
    await expect(page.locator("#rail-sports")).toHaveCSS("grid-template-rows", /^\S+$/);
  }
});

test("LOBBY-04 arrows scroll a row by its visible width, mirrored in Arabic", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  for (const [path, region, back, next] of [
    ["/", "Hot games", "Back", "Next"],
    ["/ar", "ألعاب رائجة", "السابق", "التالي"],
  ] as const) {
    await page.goto(path);
    const hot = page.getByRole("region", { name: region });
    await expect(hot.getByRole("button", { name: back })).toBeDisabled();
    await hot.getByRole("button", { name: next }).click();
    await expect(hot.getByRole("button", { name: back })).toBeEnabled();
    await expect(hot.getByRole("link").last()).toBeInViewport();
    await expect(hot.getByRole("button", { name: next })).toBeDisabled();
  }
});

test("LOBBY-04 the first response has arrows above twelve tiles, and where a narrower view hides some of fewer", {
  tag: "@desktop",
}, async ({ browser, baseURL }) => {
  for (const javaScriptEnabled of [false, true]) {
    const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });
    await page.goto(baseURL ?? "");
    if (javaScriptEnabled) await untilAwake(page);
    for (const [name, wide, narrow] of [
      ["Hot games", 0, 2],
      ["In-house", 0, 0],
      ["Slots", 2, 2],
      ["E-lottery", 0, 0],
      ["Sports", 0, 0],
    ] as const) {
      const arrows = page.getByRole("region", { name, exact: true }).getByRole("button", { name: /^(Back|Next)$/ });
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(arrows, name).toHaveCount(wide);
      await page.setViewportSize({ width: 1000, height: 900 });
      await expect(arrows, name).toHaveCount(narrow);
    }
    await page.close();
  }
});

test("NAV-05 hover and keyboard open a category's vendors, with 'all' first", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const widthOf = async (kind: string) => {
    const panel = header.getByRole("link", { name: `All: ${kind}` }).locator("..");
    await expect(panel.locator("img").first()).toBeVisible();
    return panel.evaluate((box: HTMLElement) => box.offsetWidth);
  };
  await header.getByRole("link", { name: "Fishing" }).hover();
  await expect(header.getByRole("link", { name: "All: Fishing" })).toBeVisible();
  const small = await widthOf("Fishing");
  await page.mouse.move(10, 600);
  await expect(header.getByRole("link", { name: "All: Fishing" })).toBeHidden();
  await header.getByRole("link", { name: "Fishing" }).hover();
  await expect(header.getByRole("link", { name: "All: Fishing" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(header.getByRole("link", { name: "All: Fishing" })).toBeHidden();
  await header.getByRole("button", { name: "Providers: Slots" }).press("Enter");
  const all = header.getByRole("link", { name: "All: Slots" });
  await expect(all).toHaveAttribute("href", "/rng");
  await expect(
    header
      .getByRole("link", { name: /./ })
      .filter({ has: page.locator("img") })
      .nth(10),
  ).toBeVisible();
  expect(await widthOf("Slots")).toBeGreaterThan(small * 1.5);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(all).toBeHidden();
  await expect(header.getByRole("button", { name: "Providers: Slots" })).toBeFocused();
});
