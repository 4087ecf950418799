import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/browser.ts";
import { enterAccount } from "#tests/support/browser/registered-member.ts";

/** Delays all scripts until the returned function is called, as on a slow phone. */
async function holdCode(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test("AUTH-08 input typed before hydration stays, and an early submit does not navigate", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto("/login", { waitUntil: "commit" });
  const form = page.locator("form[name=login]");
  await form.locator("[name=username]").fill("luzreyes");
  await form.locator("[name=password]").fill("typed-early-1");
  await form.locator("[name=password]").press("Enter");
  await expect(page).toHaveURL("/login");
  release();
  // Nothing shows when hydration is complete, so the click is repeated until it has an effect.
  await expect(async () => {
    await form.getByRole("button", { name: "Log in" }).click();
    await expect(form.getByRole("alert")).not.toBeEmpty({ timeout: 2000 });
  }).toPass();
  await expect(form.locator("[name=username]")).toHaveValue("luzreyes");
  await expect(form.locator("[name=password]")).toHaveValue("typed-early-1");
});

test("CASH-03 an amount typed before hydration is the amount to pay", async ({ page }) => {
  await enterAccount(page);
  const release = await holdCode(page);
  await page.goto("/member/depositv2", { waitUntil: "commit" });
  await page.getByRole("main").locator('input[inputmode="decimal"]').fill("750");
  release();
  await expect(page.getByRole("button", { name: "Pay ₱750.00" })).toBeVisible();
});
