import type { Locator, Page } from "@playwright/test";
import { expect } from "#tests/support/browser/browser.ts";

/** Opens the account menu: below the avatar, or on a phone in the sheet of the last tab. */
export async function openAccountMenu(page: Page, isMobile: boolean): Promise<Locator> {
  const opener = isMobile
    ? page.getByRole("navigation", { name: "Quick" }).getByRole("button")
    : page.getByRole("banner").getByRole("button", { name: /^Account menu/ });
  await opener.click();
  const menu = page.locator("#account-menu");
  await expect(menu).toBeVisible();
  return menu;
}
