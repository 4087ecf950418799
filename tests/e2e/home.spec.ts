import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { expect, test, untilAwake } from "#tests/support/browser/browser.ts";
import { expectNoLayoutShift, watchLayoutShift } from "#tests/support/browser/layout-shift.ts";
import { enterPlayer, playThrough } from "#tests/support/browser/registered-member.ts";

/** Accessible names in page order. */
const sections = [
  "Notices",
  "Highlights",
  "Jackpots",
  "Winner board",
  "Biggest wins",
  "Hot games",
  "Slots",
  "Sinag in-house",
  "Live casino",
  "Fishing",
  "Poker",
  "Sports",
  "Lottery",
  "E-lottery",
  "Recently played",
  "What you can rely on",
];

test("LOBBY-01 the home sections are in order, nine wins among them; LOBBY-03 the winner board moves and pauses", {
  tag: "@desktop",
}, async ({ page, context, baseURL }) => {
  await enterPlayer(context, baseURL ?? "", 5_000_00);
  await page.goto("/bgs");
  await untilAwake(page);
  await page.getByRole("button", { name: "Play Dice" }).click();
  await expect(page).toHaveURL("/play/dice");
  await playThrough(page, 700);
  // Boards are cached for some seconds.
  await expect(async () => {
    await page.goto("/");
    const wins = page.getByRole("region", { name: "Biggest wins" }).getByRole("listitem");
    await expect(wins).toHaveCount(9, { timeout: 2_000 });
  }).toPass();
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

  await page.emulateMedia({ reducedMotion: "no-preference" });
  const board = page.getByRole("marquee");
  const band = board.locator("> div");
  await expect(band).toHaveCSS("animation-name", "climb");
  await expect(band).toHaveCSS("animation-play-state", "running");
  await board.hover();
  await expect(band).toHaveCSS("animation-play-state", "paused");
  await page.mouse.move(0, 0);
  await expect(band).toHaveCSS("animation-play-state", "running");
  await board.focus();
  await expect(band).toHaveCSS("animation-play-state", "paused");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(band).toHaveCSS("animation-name", "none");
});

test("LOBBY-05 a press on a tile plays after a login; the demo needs no login", async ({ page }) => {
  await page.goto("/");
  const games = page.getByRole("region", { name: "Sinag in-house" });
  await expect(games.getByText("RTP 99%")).toBeVisible();
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
  await page.getByRole("region", { name: "Sinag in-house" }).getByRole("link", { name: "Play Dice" }).click();
  await expect(page).toHaveURL("/play/dice");
  await page.goto("/");
  await expect(
    page.getByRole("region", { name: "Recently played" }).getByRole("link", { name: "Play Dice" }),
  ).toBeVisible();
});

test("LOBBY-18 a game of a vendor that is not connected says so and opens its details", async ({ page }) => {
  await page.goto("/");
  const hot = page.getByRole("region", { name: "Hot games" });
  const tile = hot
    .locator("div")
    .filter({ has: page.getByText("Not integrated yet") })
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
  expect(heights).toHaveLength(4);
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

test("LOBBY-04 a row shows six tiles side by side, 2.4 on a phone, and slots have two rows", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/");
  for (const [width, beside] of [
    [1440, 6],
    [390, 2.4],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const [shown, between] = await page.locator("#rail-hot").evaluate((row) => {
      const [first, second] = [...row.children].map((tile) => tile.getBoundingClientRect());
      const { paddingLeft, paddingRight } = getComputedStyle(row);
      const room = row.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const step = (second?.left ?? 0) - (first?.left ?? 0);
      const between = step - (first?.width ?? 0);
      return [(room + between) / step, between];
    });
    expect(shown).toBeCloseTo(beside, 1);
    expect(between).toBeCloseTo(13, 1);
    await expect(page.locator("#rail-slots")).toHaveCSS("grid-template-rows", /^\S+ \S+$/);
  }
});

test("LOBBY-04 arrows scroll a row by its visible width, mirrored in Arabic", { tag: "@desktop" }, async ({ page }) => {
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

test("LOBBY-04 the first response has arrows exactly for rows with more tiles than fit", { tag: "@desktop" }, async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [false, true]) {
    const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });
    await page.goto(baseURL ?? "");
    if (javaScriptEnabled) await untilAwake(page);
    for (const [name, arrows] of [
      ["Hot games", 2],
      ["Sinag in-house", 0],
      ["Slots", 2],
      ["E-lottery", 0],
      ["Sports", 0],
    ] as const) {
      const section = page.getByRole("region", { name, exact: true });
      await expect(section.getByRole("button", { name: /^(Back|Next)$/ }), name).toHaveCount(arrows);
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
  await header.getByRole("button", { name: "Vendors: Slots" }).press("Enter");
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
  await expect(header.getByRole("button", { name: "Vendors: Slots" })).toBeFocused();
});

test("LOBBY-03 the winner board is on the page and says when there are no wins yet", async ({ page }) => {
  await page.goto("/");
  const board = page.getByRole("region", { name: "Winner board" }).first();
  await expect(board).toBeVisible();
  await expect(board.getByText("No wins yet").or(board.getByRole("listitem").first())).toBeVisible();
});
