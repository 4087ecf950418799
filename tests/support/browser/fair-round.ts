import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { expect, expectNoOverflow } from "#tests/support/browser/browser.ts";

/** Expects the page of a round's check to show a revealed seed, and every step to agree. */
export async function expectFairRound(page: Page): Promise<void> {
  await expect(page.getByText("Our seed is not revealed yet")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Change seeds and reveal" }).click();
  await expect(page.getByText("This round is fair")).toBeVisible();
  await expect(page.getByRole("heading", { name: /: agrees$/ })).toHaveCount(3);
  await expectNoOverflow(page);
  await expectAccessible(page);
}
