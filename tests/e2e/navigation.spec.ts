import {
  expect,
  expectAccessible,
  expectNoOverflow,
  expectThumbSized,
  test,
  untilAwake,
} from "#tests/support/browser.ts";
import { expectNoLayoutShift, watchLayoutShift } from "#tests/support/layout-shift.ts";

test("NAV-04 the header's navigation ends with promotions, and fits from 1024 px on in every language", {
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

test("NAV-04 NAV-10 promotions are a tap away, each with its conditions at an address of its own", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: isMobile ? "Quick" : "Main" });
  await navigation.getByRole("link", { name: "Promotions" }).click();
  await expect(page).toHaveURL("/promotions");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.filter({ hasText: "Three jackpots in Parol Nights" })).toContainText("Until further notice");
  await expectAccessible(page);
  if (isMobile) await expectThumbSized(page, "main");
  await cards.first().getByRole("link").click();
  await expect(page).toHaveURL("/promotions/parol-jackpots");
  await expect(page.getByRole("heading", { level: 1, name: "Three jackpots in Parol Nights" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { name: "What to know" })).toBeVisible();
  await expectAccessible(page);
  expect((await page.goto("/promotions/nothing-here"))?.status()).toBe(404);
});

test("NAV-06 the side menu narrows, and still is narrow after a reload, without a jump", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/");
  const side = page.getByRole("complementary", { name: "Menu" });
  const width = () => side.evaluate((element) => element.getBoundingClientRect().width);
  expect(await width()).toBe(244);
  const banner = side.getByRole("region", { name: "Promotions" });
  await expect(banner.getByRole("link")).toHaveAttribute("href", "/promotions/parol-jackpots");
  await side.getByRole("button", { name: "Make the side menu narrow" }).click();
  expect(await width()).toBe(72);
  await expect(banner).toBeHidden();
  await watchLayoutShift(page);
  await page.reload({ waitUntil: "networkidle" });
  expect(await width()).toBe(72);
  await expectNoLayoutShift(page);
  await expectAccessible(page);
  await side.getByRole("button", { name: "Make the side menu wide" }).click();
  expect(await width()).toBe(244);
});

test("NAV-07 the side menu makes way for pages that need the whole width, and comes back", { tag: "@desktop" }, async ({
  page,
}) => {
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

test("NAV-10 on a phone everything is in reach of a thumb: 44 px at least", { tag: "@phone" }, async ({ page }) => {
  for (const path of ["/", "/help", "/dev/ui", "/play/dice"]) {
    await page.goto(path);
    await expectThumbSized(page);
  }
});
