import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "#tests/support/browser/browser.ts";
export const password = "lantern-48-copper";
export const freshName = () => `e${randomBytes(6).toString("hex")}`;

export const loginPopup = (page: Page) => page.getByRole("dialog", { name: "Log in" });
export const registerPopup = (page: Page) => page.getByRole("dialog", { name: "Create an account" });
export const logInLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Log in" });
export const isLoggedIn = (page: Page) => expect(page.getByRole("banner").getByText("₱0.00")).toBeVisible();

export async function fillRegistration(page: Page, username: string) {
  const popup = registerPopup(page);
  await popup.getByLabel("Username").fill(username);
  await popup.getByLabel("Password", { exact: false }).first().fill(password);
  await popup.getByLabel("Confirm password").fill(password);
  await popup.getByRole("checkbox").check();
}

export async function register(page: Page, username: string = freshName()): Promise<string> {
  await page.goto("/register");
  await fillRegistration(page, username);
  await registerPopup(page).getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL("/");
  await isLoggedIn(page);
  return username;
}

export async function logIn(page: Page, username: string, given: string = password) {
  const popup = loginPopup(page);
  await popup.getByLabel("Username").fill(username);
  await popup.getByLabel("Password").first().fill(given);
  await popup.getByRole("button", { name: "Log in" }).click();
}
