import type { Page, Route } from "@playwright/test";
import { logInLink } from "#tests/support/browser/auth-popups.ts";
import { expect, test, untilAwake } from "#tests/support/browser/browser.ts";
import { enterAccount } from "#tests/support/browser/registered-member.ts";

test.use({ provoked: /\/_next\/static\/|A part of the page did not load/ });

const files = "**/_next/static/**/*.js";
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: /./ });

/** Counts loads of whole pages from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => loads++);
  return () => loads;
}

/** Answers with `lose` for the first script that the page asks for from now on, each time, and for no other. */
async function loseNext(page: Page, lose: (route: Route) => Promise<void>): Promise<void> {
  let lost: string | undefined;
  await page.route(files, (route) => {
    const path = new URL(route.request().url()).pathname;
    lost ??= path;
    return lost === path ? lose(route) : route.continue();
  });
}

test("SITE-13 a part that did not load is loaded by the retry on the same page, and by asking for it anew", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/help", { waitUntil: "networkidle" });
  await untilAwake(page);
  const loads = countLoads(page);
  await page.route(files, (route) => route.abort());
  await logInLink(page).click();
  await expect(notice(page)).toContainText("A part of the page did not load");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await notice(page).getByRole("button", { name: "Try again" }).click();
  await expect(notice(page), "still lost").toContainText("A part of the page did not load");
  await page.unrouteAll({ behavior: "wait" });
  await notice(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(loads()).toBe(0);
});

test("SITE-13 after a new version a lost part reloads the page once, and typed text stays", {
  tag: "@desktop",
}, async ({ page }) => {
  await enterAccount(page);
  await page.goto("/member/depositv2", { waitUntil: "networkidle" });
  await untilAwake(page);
  await page.getByRole("textbox", { name: "Amount" }).fill("275");
  const loads = countLoads(page);
  await loseNext(page, (route) => route.fulfill({ status: 404 }));
  const open = () => page.getByRole("banner").locator("nav button[aria-expanded]").first().click();
  await open();
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole("textbox", { name: "Amount" })).toHaveValue("275");
  await expect(page.getByRole("button", { name: "Pay ₱275.00" })).toBeVisible();
  await untilAwake(page);
  await open();
  await expect(notice(page)).toContainText("A part of the page did not load");
  expect(loads(), "the same file reloads nothing again").toBe(1);
});

test("SITE-13 a page whose code did not load is loaded again as a whole, once", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/help", { waitUntil: "networkidle" });
  await untilAwake(page);
  const loads = countLoads(page);
  await loseNext(page, (route) => route.abort());
  // Without a pointer, which would first ask for the menu of the link.
  const slots = page.getByRole("banner").getByRole("link", { name: "Slots" });
  await slots.evaluate((link: HTMLElement) => link.click());
  await expect.poll(loads).toBe(1);
  await expect(page).toHaveURL("/rng");
  await expect(page.getByRole("heading", { level: 1, name: "Slots" })).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await untilAwake(page);
  expect(loads()).toBe(2);
});
