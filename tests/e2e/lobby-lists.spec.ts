import type { Page } from "@playwright/test";
import { expect, test, untilAwake } from "#tests/support/browser/browser.ts";
import { expectNoLayoutShift, watchLayoutShift } from "#tests/support/browser/layout-shift.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");

test("LOBBY-05 the card of a vendor with its own lobby leads there", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/sports?vassalage=LIGA");
  await expect(page).toHaveURL(/\/game\//);
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
});

test("LOBBY-08 filters are in the URL, and Back removes them", { tag: "@desktop" }, async ({ page }) => {
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

test("LOBBY-08 arrow keys step through the orders, and Enter or leaving the field applies the last one once", {
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
  // With the clock stopped, no pause is long enough to apply a choice.
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

test("LOBBY-08 more games load on scroll, and Back restores the scroll offset", async ({ page }) => {
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
  // When the page is gone from memory, its URL restores all shown games from the first paint on.
  const shown = await cards(page).count();
  await watchLayoutShift(page);
  await page.goto("/help");
  await page.goBack();
  await expect(cards(page)).toHaveCount(shown);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
  await expectNoLayoutShift(page);
});

test("LOBBY-08 a list says when more games fail to load, and can be retried", { tag: "@desktop" }, async ({ page }) => {
  // Set before the page loads, because the list loads more as soon as its end is near.
  await page.route("**/api/portal/games?*", (route) => route.abort());
  await page.goto("/rng");
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("did not load");
  await page.unroute("**/api/portal/games?*");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
});

test("LOBBY-19 a cover that fails to load keeps its space and name and shows no broken-image icon", async ({
  page,
  complaints,
}) => {
  await page.route("**/art/cover/**", (route) => route.abort());
  await page.goto("/rng?sort=name");
  const card = cards(page).first();
  await card.scrollIntoViewIfNeeded();
  const place = card.getByRole("link").first();
  // The tag covers the corner where browsers draw the broken-image icon.
  await card
    .getByText("Coming soon")
    .locator("..")
    .evaluate((tag) => tag.remove());
  const box = await place.boundingBox();
  expect(box && box.height / box.width).toBeCloseTo(4 / 3, 1);
  await expect(card.getByRole("heading")).toBeVisible();
  const picture = place.locator("img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  /** Excludes the rounded edge, whose antialiasing differs where two backgrounds meet. */
  const inside = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
    return page.screenshot({ clip: { x: x + 6, y: y + 6, width: width - 12, height: height - 12 } });
  };
  const broken = await inside();
  await picture.evaluate((element) => element.remove());
  expect(broken.equals(await inside())).toBe(true);
  complaints.splice(0);
});

test("LOBBY-19 a cover loads once a tenth of it is in view, in one attempt", { tag: "@desktop" }, async ({
  page,
  complaints,
}) => {
  const asked: string[] = [];
  await page.route("**/art/cover/**", (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await page.goto("/rng");
  await untilAwake(page);
  const cover = cards(page).nth(15).locator(".cover");
  const picture = cover.locator("img");
  /** Scrolls until that share of the cover is in view, and waits for the frame that tells the observer. */
  const show = (share: number) =>
    cover.evaluate(async (element, part) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top - innerHeight + height * part, behavior: "instant" });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }, share);
  await show(0.05);
  await expect(picture).not.toHaveAttribute("src");
  await show(0.15);
  await expect(picture).toHaveAttribute("src", /^\/art\/cover\//);
  const address = await picture.getAttribute("src");
  await expect.poll(() => asked.filter((path) => path === address)).toHaveLength(1);
  await show(-0.5);
  await show(0.5);
  expect(asked.filter((path) => path === address)).toHaveLength(1);
  complaints.splice(0);
});
