import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { expect, expectNoOverflow, test } from "#tests/support/browser/browser.ts";

test("SITE-09 the theme changes at once, is remembered, and the server renders it before the page paints", async ({
  page,
}) => {
  await page.goto("/dev/ui");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Use the light theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  const html = await (await page.request.get("/dev/ui")).text();
  expect(html).toContain('data-theme="light"');
});

test("I18N-06 Arabic is laid out right to left, and money keeps its order", async ({ page }) => {
  await page.goto("/ar/dev/ui");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator(".money").first()).toHaveCSS("direction", "ltr");
});

test("MSG-07 a modal is at least 200 by 200 px, ignores a click outside, traps the focus and returns it", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto("/dev/ui");
  const opener = page.getByRole("button", { name: "Open a dialog" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Quick deposit" });
  await expect(dialog).toBeVisible();
  const box = await dialog.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(200);
  expect(box?.height).toBeGreaterThanOrEqual(200);
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 15; press++) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("MSG-07 a modal stays closed for the first 100 ms after the click", async ({ page }) => {
  await page.goto("/dev/ui");
  // A first opening loads the dialog's code, so that only the delay is measured.
  await page.getByRole("button", { name: "Open a dialog" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  const elapsed = await page.evaluate(async () => {
    const opener = [...document.querySelectorAll("button")].find((button) => button.textContent === "Open a dialog");
    const asked = performance.now();
    const shown = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[role="dialog"]')) return;
        observer.disconnect();
        resolve(performance.now() - asked);
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    opener?.click();
    return shown;
  });
  expect(elapsed).toBeGreaterThanOrEqual(99);
});

test("MSG-07 a dialog cannot be closed while it is sending", async ({ page }) => {
  await page.goto("/dev/ui");
  await page.getByRole("button", { name: "Ask first" }).click();
  const dialog = page.getByRole("dialog", { name: "Log out?" });
  await dialog.getByRole("button", { name: "Log out?" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Log out?" })).toHaveAttribute("aria-busy", "true");
});

test("HOUSE-11 a toast is shown and dismissed by hand, and the content security policy allows its styles", async ({
  page,
}) => {
  await page.goto("/dev/ui");
  await page.getByRole("button", { name: "Say it failed" }).click();
  const toast = page.locator("li").filter({ hasText: "No connection" });
  await expect(toast).toBeVisible();
  await expectAccessible(page);
  await toast.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toBeHidden();
});

test("HOUSE-12 a menu works by keyboard alone", async ({ page }) => {
  await page.goto("/dev/ui");
  const opener = page.getByRole("button", { name: "Menu" });
  await opener.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Account record" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Log out?" })).toBeFocused();
  await page.keyboard.press("t");
  await expect(page.getByRole("menuitemradio", { name: "Today" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await expect(page.getByRole("menu")).toBeHidden();
});

test("HOUSE-13 fields have labels and error descriptions, and show a password on demand", async ({ page }) => {
  await page.goto("/dev/ui");
  const password = page.getByLabel("Password").first();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await expect(password).toHaveAccessibleDescription("Use at least 8 characters.");
  await page.getByRole("button", { name: "Show password" }).first().click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByLabel("What happened?").fill("  hello  ");
  await expect(page.getByText("5 / 200")).toBeVisible();
  const amount = page.getByRole("textbox", { name: "Amount" });
  await amount.fill("1a,234.5");
  await expect(amount).toHaveValue("1,234.5");
  await amount.blur();
  await expect(amount).toHaveValue("1234.5");
  await page.getByRole("button", { name: "₱5,000" }).click();
  await expect(amount).toHaveValue("5000");
});

test("HOUSE-14 a table shows two lines that open on a phone, a table on a wide screen, and all columns on paper", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  await page.goto("/dev/ui");
  const row = page.getByRole("row").filter({ hasText: "T-20419866" });
  await expect(row).toHaveCSS("display", isMobile ? "grid" : "table-row");
  // On a phone: what, amount, time and balance, and the cell that opens the rest.
  await expect(row.getByRole("cell")).toHaveCount(isMobile ? 5 : 6);
  if (isMobile) {
    await row.locator("summary").click();
    await expect(row.getByRole("cell")).toHaveCount(7);
  }
  await page.emulateMedia({ media: "print" });
  await expect(row).toHaveCSS("display", "table-row");
  await expect(row.getByRole("cell")).toHaveCount(6);
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByRole("row").filter({ hasText: "Total" })).toContainText("−4,025.00");
});

test("SITE-01 an unknown URL gets the 404 page in its language, with customer service", async ({ page }) => {
  // An unknown language is an unknown URL.
  expect((await page.goto("/xx/rng"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page has set");
  await expect(page.getByRole("link", { name: "Customer service" })).toBeVisible();
  const response = await page.goto("/fil/walang-ganito");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lumubog na ang pahinang ito");
  await expect(page.getByRole("link", { name: "Serbisyo sa customer" })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test("SITE-01 an error in the page's code shows the error page, with customer service and a retry", {
  tag: "@desktop",
}, async ({ page, complaints }) => {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {
      throw new Error("nothing can be watched");
    };
  });
  await page.goto("/");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Something went wrong here");
  await expect(page.getByRole("link", { name: "Customer service" })).toHaveAttribute("href", "/help");
  await expectAccessible(page);
  await page.evaluate(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(title).toHaveText("Sinag lobby");
  complaints.splice(0);
});

test("HOUSE-16 the first fonts are requested once, and only those of the page's script", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
  await page.goto("/dev/ui");
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.some((font) => font.includes("readex"))).toBe(false);
  expect(new Set(fonts).size).toBe(fonts.length);
});
