import { openAccountMenu } from "#tests/support/browser/account-menu.ts";
import { loginPopup, password } from "#tests/support/browser/auth-popups.ts";
import { expect, test, untilAwake } from "#tests/support/browser/browser.ts";
import { newAccount } from "#tests/support/browser/registered-member.ts";

test("AUTH-17 a browser that refuses storage logs in, changes the theme, keeps a favourite and deposits", async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "BroadcastChannel"])
      Object.defineProperty(window, name, { get: refuse });
  });
  const account = await newAccount();
  await page.goto("/login");
  await untilAwake(page);
  const form = loginPopup(page);
  await form.getByLabel("Username").fill(account);
  await form.getByLabel("Password").first().fill(password);
  await form.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("banner").getByText("₱0.00")).toBeVisible();
  await untilAwake(page);
  await (await openAccountMenu(page, isMobile)).getByRole("button", { name: "Theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.goto("/bgs");
  await untilAwake(page);
  const heart = page.getByRole("button", { name: "Favourite Dice" });
  const saved = page.waitForResponse("**/api/portal/favorites");
  await heart.click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.goto("/member/depositv2");
  await page.getByRole("button", { name: "₱500", exact: true }).click();
  await page.getByRole("button", { name: "Pay ₱500.00" }).click();
  await expect(page.getByText("No real money moves here.")).toBeVisible();
});
