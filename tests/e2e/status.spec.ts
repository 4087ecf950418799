import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { expect, expectNoOverflow, ops, test } from "#tests/support/browser/browser.ts";

/** All tests share one site, so it closes only for this IP address, not for the other tests' range. */
const visitor = "203.0.113.60";
const others = "10.0.0.0/8";

test.describe.configure({ mode: "serial" });
test.use({ extraHTTPHeaders: { "x-forwarded-for": visitor } });

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test("SITE-03 SITE-04 maintenance responds 503 with a message and customer service within 5 s, and ends", {
  tag: "@desktop",
}, async ({ page, request }) => {
  await ops("maintenance", "on", "--message", "Back at noon, Manila time.", "--allow", others);
  try {
    await expect.poll(async () => (await request.get("/")).status(), { timeout: 5_000 }).toBe(503);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const response = await page.goto("/fil/register");
      expect(response?.headers()["retry-after"]).toBeTruthy();
      await expect(page.getByText("Back at noon, Manila time.")).toBeVisible();
      await expectNoOverflow(page);
    }
    await expectAccessible(page);
    await page.getByRole("link", { name: "Serbisyo sa customer" }).click();
    await expect(page).toHaveURL(/\/fil\/help$/);
    expect((await request.get("/api/health")).status()).toBe(200);
    expect((await request.get("/api/portal/permission")).status()).toBe(200);
  } finally {
    await ops("maintenance", "off");
  }
  await expect.poll(async () => (await request.get("/")).status(), { timeout: 5_000 }).toBe(200);
});

test("SITE-04 a visitor on the site learns when it closes and when it opens, and keeps the input", {
  tag: "@desktop",
}, async ({ page }) => {
  const stream = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/portal/live");
  await page.goto("/login");
  await stream;
  await page.getByRole("dialog").getByLabel("Username").fill("half a na");
  await ops("maintenance", "on", "--message", "Back at noon", "--allow", others);
  try {
    await expect(page.getByText("Back at noon", { exact: true })).toBeVisible({ timeout: 8_000 });
  } finally {
    await ops("maintenance", "off");
  }
  await expect(page.getByText("The site is open again.", { exact: true })).toBeVisible({ timeout: 8_000 });
  await expect(page.getByRole("dialog").getByLabel("Username")).toHaveValue("half a na");
});

test("SITE-05 a blocked IP address gets 451 with title, reason, the address and customer service", {
  tag: "@desktop",
}, async ({ page, request }) => {
  await ops("region", "deny", `${visitor}/32`);
  try {
    await expect.poll(async () => (await request.get("/")).status(), { timeout: 5_000 }).toBe(451);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Access from your region is not possible" })).toBeVisible();
    await expect(page.getByText("does not allow us to offer games where you are")).toBeVisible();
    await expect(page.getByText(visitor)).toBeVisible();
    await expectAccessible(page);
    // Calls follow within the same 5 s as pages.
    const call = async () => (await request.get("/api/portal/registration-settings")).status();
    await expect.poll(call, { timeout: 5_000 }).toBe(451);
    await page.getByRole("link", { name: "Customer service" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "How can we help?" })).toBeVisible();
  } finally {
    await ops("region", "remove", `${visitor}/32`);
  }
});
