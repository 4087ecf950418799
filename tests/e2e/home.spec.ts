import { expect, expectAccessible, expectNoOverflow, test } from "#tests/support/browser.ts";
import { expectNoLayoutShift, watchLayoutShift } from "#tests/support/layout-shift.ts";

for (const path of ["/", "/index", "/index.html", "/home"]) {
  test(`SITE-01 ${path} answers with the home page, whose one address is /`, async ({ page, baseURL }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sinag lobby");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/`);
  });
}

for (const [path, theme] of [
  ["/", "dark"],
  ["/", "light"],
  ["/fil", "dark"],
  ["/ar", "dark"],
  ["/ar", "light"],
] as const) {
  test(`LOBBY-01 the home page at ${path}, ${theme}: nothing moves, overflows or can't be reached`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "theme", value: theme, url: baseURL ?? "" }]);
    await watchLayoutShift(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await expectNoOverflow(page);
    await expectNoLayoutShift(page);
    await expectAccessible(page);
  });
}

test("LOBBY-05 the in-house games come from the catalogue, each with its cover, play and demo", async ({ page }) => {
  await page.goto("/");
  const games = page.getByRole("region", { name: "Sinag in-house" });
  await expect(games.getByRole("link", { name: "Play Dice" })).toHaveAttribute("href", "/play/dice");
  await expect(games.getByRole("link", { name: "Demo of Dice with play money" })).toBeVisible();
  await expect(games.getByText("RTP 99%")).toBeVisible();
  const cover = games.locator("img").first();
  await cover.scrollIntoViewIfNeeded();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("LOBBY-03 the winner board is there, and says so while nobody has won", async ({ page }) => {
  await page.goto("/");
  const board = page.getByRole("region", { name: "Winner board" }).first();
  await expect(board).toBeVisible();
  await expect(board.getByText("No wins yet").or(board.getByRole("listitem").first())).toBeVisible();
});
