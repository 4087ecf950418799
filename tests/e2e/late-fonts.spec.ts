import { untilAndroidFontsApply, useAndroidFonts } from "#tests/support/browser/android-fonts.ts";
import { expect, test } from "#tests/support/browser/browser.ts";
import { expectNoLayoutShift, watchLayoutShift } from "#tests/support/browser/layout-shift.ts";

test.use({ bypassCSP: true });

test("LOBBY-19 on Android titles fit their covers before the fonts load, and nothing shifts afterwards", async ({
  page,
}) => {
  await useAndroidFonts(page);
  await watchLayoutShift(page, 0.002);
  const { promise: late, resolve: come } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await late;
    await route.continue();
  });
  await page.goto("/rng", { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await untilAndroidFontsApply(page);
  const widest = () =>
    page.locator(".cover").evaluateAll((covers) =>
      covers.map((cover) => {
        const lines = [...cover.querySelectorAll(".cover-title > span")].map(
          (line) => line.getBoundingClientRect().width,
        );
        return Math.max(...lines) / cover.getBoundingClientRect().width;
      }),
    );
  const loaded = () => page.evaluate(() => document.fonts.check("800 20px 'Bricolage Grotesque'"));
  const before = await widest();
  expect(before).toHaveLength(20);
  expect(await loaded()).toBe(false);
  expect(Math.max(...before)).toBeLessThan(1);
  come();
  await expect.poll(loaded).toBe(true);
  const after = await widest();
  for (const [index, width] of after.entries()) expect(Math.abs(width - (before[index] ?? 0))).toBeLessThan(0.1);
  await expectNoLayoutShift(page);
});
