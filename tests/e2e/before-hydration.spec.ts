import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/browser.ts";
import { registerMember } from "#tests/support/browser/registered-member.ts";

/** Holds back all code of ours until the returned function is called: a page as a slow phone has it. */
async function holdCode(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test("AUTH-08 what is typed before the code is there stays, and a submit then goes nowhere", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto("/login", { waitUntil: "commit" });
  const form = page.locator("form[name=login]");
  await form.locator("[name=username]").fill("luzreyes");
  await form.locator("[name=password]").fill("typed-early-1");
  await form.locator("[name=password]").press("Enter");
  await expect(page).toHaveURL("/login");
  release();
  // Nothing shows when the code has come: until then a press does nothing.
  await expect(async () => {
    await form.getByRole("button", { name: "Log in" }).click();
    await expect(form.getByRole("alert")).not.toBeEmpty({ timeout: 2000 });
  }).toPass();
  await expect(form.locator("[name=username]")).toHaveValue("luzreyes");
  await expect(form.locator("[name=password]")).toHaveValue("typed-early-1");
});

test("CASH-03 an amount typed before the code is there is the amount that is paid", async ({ page }) => {
  await registerMember(page);
  const release = await holdCode(page);
  await page.goto("/member/depositv2", { waitUntil: "commit" });
  await page.getByRole("main").locator('input[inputmode="decimal"]').fill("750");
  release();
  await expect(page.getByRole("button", { name: "Pay ₱750.00" })).toBeVisible();
});
