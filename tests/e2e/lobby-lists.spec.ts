import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { expect, expectThumbSized, test, untilAwake } from "#tests/support/browser/browser.ts";
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

test("LOBBY-08 filters are in the URL, Back removes them, and their menus lie over the list", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/rng");
  await untilAwake(page);
  const menu = (name: string) => page.getByRole("main").locator("details", { hasText: name });
  const place = await cards(page).first().boundingBox();
  const vendors = menu("Provider");
  await vendors.locator("summary").click();
  await vendors.getByRole("checkbox", { name: /Perlas Grove/ }).check();
  await vendors.getByRole("checkbox", { name: /Jardin Luna/ }).check();
  expect(await cards(page).first().boundingBox(), "an open menu pushes nothing").toEqual(place);
  await expectAccessible(page);
  await vendors.getByRole("button", { name: /^Show \d+$/ }).click();
  await expect(page).toHaveURL("/rng?vassalage=PG%2CJL");
  await expect(vendors).not.toHaveAttribute("open");
  const both = page.getByRole("main").getByRole("status").first();
  await expect(both).toHaveText(/^\d+ of 1,\d+$/);
  expect(await cards(page).first().boundingBox(), "the result line always stands").toEqual(place);
  await page.getByRole("link", { name: "Remove filter: Jardin Luna" }).click();
  await expect(page).toHaveURL("/rng?vassalage=PG");
  await expect(cards(page).first()).toContainText("Perlas Grove");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Newest first" });
  await expect(page).toHaveURL("/rng?vassalage=PG&sort=new");
  await menu("Lines").locator("summary").click();
  await page.getByRole("link", { name: "25 lines or more", exact: true }).click();
  await expect(page).toHaveURL("/rng?vassalage=PG&sort=new&lines=25");
  await expect(menu("Lines").locator("summary"), "a choice closes the menu").toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/rng?vassalage=PG&sort=new");
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("/rng?vassalage=PG&sort=new");
  await menu("Lines").locator("summary").press("Enter");
  await page.keyboard.press("Escape");
  await expect(menu("Lines")).not.toHaveAttribute("open");
});

test("LOBBY-08 the field of a list finds while typing, and all that one types is one step back", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/rng?sort=name");
  await untilAwake(page);
  const field = page.getByRole("searchbox", { name: "Find in this list" });
  const before = await page.evaluate(() => history.length);
  await field.pressSequentially("carabao");
  await expect(page).toHaveURL("/rng?sort=name&keyword=carabao");
  await expect(cards(page).first().getByRole("heading")).toContainText("Carabao");
  await field.pressSequentially(" zzzz");
  await expect(page.getByText("“carabao zzzz” is not in this list")).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("carabao zzzz");
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL("/rng?sort=name");
  await expect(field).toHaveValue("");
});

test("LOBBY-08 on a phone the filters are a sheet, which Back closes and one button applies", async ({ page }) => {
  await page.goto("/rng");
  await untilAwake(page);
  const opener = page.getByRole("main").getByRole("button", { name: "Filters" });
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await opener.click();
  await sheet.getByRole("radio", { name: "25 lines or more" }).check();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page, "nothing was applied").toHaveURL("/rng");
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(sheet.getByRole("radio", { name: "25 lines or more" })).not.toBeChecked();
  await expectAccessible(page);
  await expectThumbSized(page);
  await sheet
    .getByRole("button", { name: /^All \d+$/ })
    .first()
    .click();
  await sheet.getByRole("checkbox", { name: /Perlas Grove/ }).check();
  await sheet.getByRole("radio", { name: "25 lines or more" }).check();
  await sheet.getByRole("button", { name: /^Show \d+ games?$/ }).click();
  await expect(page).toHaveURL("/rng?vassalage=PG&lines=25");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("link", { name: "Remove filter: 25 lines or more" })).toBeVisible();
  await page.goBack();
  await expect(page, "the sheet left no step of its own").toHaveURL("/rng");
  await expect(sheet).toBeHidden();
});

test("LOBBY-08 arrow keys step through the orders, and Enter or leaving the field applies the last one once", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/rng");
  await untilAwake(page);
  const order = page.getByRole("combobox", { name: "Sort by" });
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
