import { expect, expectAccessible, expectNoOverflow, test } from "#tests/support/browser.ts";

test("HOUSE-03 the home page is shown, clean and accessible", async ({ page }) => {
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test("HOUSE-04 the product says that it is alive and ready", async ({ request }) => {
  expect(await (await request.get("/api/health")).json()).toEqual({ live: true });
  expect(await (await request.get("/api/ready")).json()).toEqual({ ready: true, away: [] });
});
