import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { expect, opsWith, test, untilAwake } from "#tests/support/browser/browser.ts";
import { expectStill } from "#tests/support/browser/layout-shift.ts";
import { createSite, type OwnSite } from "#tests/support/processes/own-site.ts";
import { startWeb, type WebProcess } from "#tests/support/processes/web-process.ts";

test.describe.configure({ mode: "serial" });

const [brand, onBrand] = ["rgb(109, 40, 217)", "rgb(255, 255, 255)"];
const channels = [
  { position: "LIVECHAT", title: "Live chat", url: "https://chat.example/" },
  { position: "TELEGRAM-1", title: "Telegram", url: "https://telegram.example/bituin" },
];
const folder = mkdtempSync(join(tmpdir(), "sinag-look-"));
const wordMark = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="200"><rect width="800" height="200" rx="40" fill="#6d28d9"/><circle cx="100" cy="100" r="60" fill="#fff"/><rect x="200" y="70" width="540" height="60" rx="30" fill="#fff"/></svg>`;

let site: OwnSite;
let web: WebProcess | undefined;
test.beforeAll(async () => {
  site = await createSite();
  await sharp(Buffer.from(wordMark)).png().toFile(join(folder, "logo.png"));
  await opsWith(site.settings, "site", "set", "name", "Bituin");
  await opsWith(site.settings, "site", "set", "colors.brand", "#6d28d9");
  await opsWith(site.settings, "site", "set", "customerService", JSON.stringify(channels));
  await opsWith(site.settings, "site", "set", "apps.ios", "https://apps.example/bituin");
  await opsWith(site.settings, "site", "logo", join(folder, "logo.png"));
  web = await startWeb(site.settings);
});
test.afterAll(async () => {
  web?.stop();
  await site?.drop();
  rmSync(folder, { recursive: true });
});

const logoIn = (page: Page, place: string) => page.locator(`${place} img[alt=Bituin]`);

/** Expects the logo at its own aspect ratio, with the picture loaded. */
async function expectLogo(page: Page, place: string, width: number, height: number): Promise<void> {
  const logo = logoIn(page, place);
  await expect(logo).toBeVisible();
  await expect(logo).toHaveAttribute("src", /^\/art\/logo\/[0-9a-f]{32}\.webp$/);
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(384);
  expect(await logo.boundingBox()).toMatchObject({ width, height });
}

for (const theme of ["dark", "light"] as const) {
  test(`SITE-07 the server's HTML of home has a site's name and colours, and nothing shifts in the ${theme} theme`, {
    tag: "@desktop",
  }, async ({ page }) => {
    const origin = web?.origin ?? "";
    // The HTML has the colours before any script runs and before the logo loads, so nothing flashes.
    const html = await (await page.request.get(origin)).text();
    expect(html).toMatch(/<html [^>]*style="--site-brand:#6d28d9;--site-on-brand:#ffffff;/);

    await expectStill(page, { path: origin, theme, origin });
    await expect(page).toHaveTitle(/Bituin/);
    await expect(page.locator("footer")).toContainText("Bituin");
    await expectLogo(page, "aside", 128, 32);
    const register = page.getByRole("banner").getByRole("link", { name: "Register" });
    await expect(register).toHaveCSS("background-image", new RegExp(brand.replace(/[()]/g, "\\$&")));
    await expect(register).toHaveCSS("color", onBrand);

    await page.setViewportSize({ width: 390, height: 844 });
    await expectStill(page, { path: origin, theme, origin });
    await expectLogo(page, "header", 112, 28);
  });
}

test("NAV-06 NAV-08 the site's channels float beside its pages with encrypted targets, and its apps show codes to scan", {
  tag: "@desktop",
}, async ({ page, complaints }) => {
  const html = await (await page.request.get(`${web?.origin}/promotions`)).text();
  expect(html).toContain("Live chat");
  expect(html).not.toMatch(/chat\.example|telegram\.example/);
  await page.goto(`${web?.origin}/promotions`);
  const service = page.getByRole("navigation", { name: "Customer service" });
  await expect(service.getByRole("link")).toHaveCount(0);
  await untilAwake(page);
  // A narrow side menu hides its own labels, but not these.
  await page.getByRole("button", { name: "Collapse the side menu" }).click();
  await service.getByRole("button").click();
  await expect(service.getByRole("link")).toHaveText(["Live chat", "Telegram", "Help centre"]);
  expect((await service.getByText("Live chat").boundingBox())?.width).toBeGreaterThan(40);
  await service.getByRole("link").first().hover();
  await expect(service.getByRole("link").first()).toHaveAttribute("href", "https://chat.example/");
  await expect(service.getByRole("link").first()).toHaveAttribute("rel", "noopener noreferrer");
  await page.keyboard.press("Escape");
  await expect(service.getByRole("link")).toHaveCount(0);

  await page.getByRole("complementary", { name: "Menu" }).getByRole("button", { name: "Get the app" }).click();
  const apps = page.getByRole("region", { name: "Get the app" });
  await expect(apps.getByRole("link")).toHaveAccessibleName("iPhone app");
  await expect(apps.locator("svg[height='120']")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  // While the keys cannot be read, a channel leads to the plain links of the help page.
  await page.route("**/api/portal/service-keys", (route) => route.abort());
  await page.reload();
  await untilAwake(page);
  await service.getByRole("button").click();
  await service.getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\/help#contact$/);
  await expect(page.locator("#contact").getByRole("link")).toHaveText(["Live chat", "Telegram"]);
  complaints.length = 0;
});

test("SITE-07 the login popup has the logo, and without a logo the drawn mark and the name show", {
  tag: "@desktop",
}, async ({ page }) => {
  const origin = web?.origin ?? "";
  await page.goto(`${origin}/login`);
  await expectLogo(page, "[role=dialog]", 128, 32);
  await opsWith(site.settings, "site", "logo", "--remove");
  // The configuration is cached for two seconds.
  await expect.poll(async () => (await page.request.get(origin)).text()).not.toContain("/art/logo/");
  await page.goto(origin);
  const home = page.locator("aside").getByRole("link", { name: "Bituin" });
  await expect(home.locator("svg")).toBeVisible();
  await expect(home).toHaveText("Bituin");
});
