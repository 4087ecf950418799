import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { openAccountMenu } from "#tests/support/browser/account-menu.ts";
import { isLoggedIn, logIn, loginPopup, password } from "#tests/support/browser/auth-popups.ts";
import { expect, expectNoOverflow, expectThumbSized, test, untilAwake } from "#tests/support/browser/browser.ts";
import { actAs, loseSession, setSession } from "#tests/support/browser/member-session.ts";
import { enterAccount } from "#tests/support/browser/registered-member.ts";
import { askFixtures } from "#tests/support/processes/fixture-process.ts";

const newPassword = "copper-48-lantern";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0";

const panel = (page: Page, name: string) =>
  page.getByRole("main").locator("section", { has: page.getByRole("heading", { name, exact: true }) });
const device = (page: Page, name: string) => panel(page, "Devices").getByRole("listitem").filter({ hasText: name });
const aliveAt = async (page: Page) => (await page.request.get("/api/portal/member")).status();

/** Logs in to the account on another device. */
async function elsewhere(browser: Browser, baseURL: string | undefined, address: string, account: string) {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    userAgent: firefox,
    extraHTTPHeaders: { "x-forwarded-for": address },
  });
  await setSession(context, await askFixtures({ login: { account, userAgent: firefox, ip: address } }), baseURL ?? "");
  return context.newPage();
}

async function openPasswordForm(page: Page) {
  await page.goto("/member/securityCenter");
  await untilAwake(page);
  await page.locator("summary", { hasText: "Change login password" }).click();
  return page.locator("form[name=change-password]");
}

async function fillPassword(page: Page, old: string) {
  await page.getByLabel("Current password").fill(old);
  await page.getByLabel("New password", { exact: false }).first().fill(newPassword);
  await page.getByLabel("Confirm new password").fill(newPassword);
}

test("NAV-03 the account menu leads to the security page, which shows the account's state", async ({
  page,
  isMobile,
}) => {
  const account = await enterAccount(page);
  await page.goto("/");
  await untilAwake(page);
  const menu = await openAccountMenu(page, isMobile);
  await menu.getByRole("link", { name: "Security" }).click();
  await expect(page).toHaveURL("/member/securityCenter");
  await expect(page.getByRole("heading", { name: "Security", level: 1 })).toBeVisible();
  await expect(panel(page, "Account").getByText(account).first()).toBeVisible();
  await expect(panel(page, "Payment password").getByText("Not set")).toBeVisible();
  await expect(panel(page, "Bank accounts").getByText("choose a payment password first")).toBeVisible();
  await expect(panel(page, "Devices").getByRole("listitem")).toHaveCount(1);
  await expect(panel(page, "Devices").getByText("This device")).toBeVisible();
  await expect(panel(page, "Devices").getByRole("button")).toHaveCount(0);
  for (const fold of await page.getByRole("main").locator("summary").all()) await fold.click();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await expectThumbSized(page);
});

test("AUTH-11 a password change runs once, signs all other devices out, and only the new password logs in", async ({
  page,
  browser,
  baseURL,
  address,
}) => {
  test.slow();
  const account = await enterAccount(page);
  const other = await elsewhere(browser, baseURL, address, account);
  const form = await openPasswordForm(page);
  await expect(device(page, "Firefox on Linux")).toBeVisible();
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/password/change")) sent++;
  });
  await form.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByLabel("Current password")).toBeFocused();
  await fillPassword(page, "not-the-one-1");
  await form.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription("This is not your current password.");
  await expect(page.getByLabel("Current password")).toBeFocused();
  await expect(page.getByLabel("Confirm new password")).toHaveValue(newPassword);
  expect(sent).toBe(1);
  await page.getByLabel("Current password").fill(password);
  await form.getByRole("button", { name: "Save password" }).dblclick();
  await expect(form.getByRole("status")).toHaveText(
    "Your password has been changed. All other devices were logged out.",
  );
  expect(sent).toBe(2);
  await expect(page).toHaveURL("/member/securityCenter");
  await expect(page.getByLabel("Confirm new password")).toHaveValue("");
  await expect(device(page, "Firefox on Linux")).toHaveCount(0);
  expect([await aliveAt(page), await aliveAt(other)]).toEqual([200, 401]);
  await other.goto("/login");
  await logIn(other, account);
  await expect(loginPopup(other).getByRole("alert")).not.toBeEmpty();
  await logIn(other, account, newPassword);
  await isLoggedIn(other);
});

test("AUTH-14 a session that ends before a password change asks for a login over the form and keeps its input", async ({
  page,
  context,
}) => {
  test.slow();
  const account = await enterAccount(page);
  const form = await openPasswordForm(page);
  await fillPassword(page, password);
  await loseSession(context);
  await form.getByRole("button", { name: "Save password" }).click();
  await logIn(page, account);
  await expect(loginPopup(page)).toBeHidden();
  await expect(page).toHaveURL("/member/securityCenter");
  await expect(page.getByLabel("Current password")).toHaveValue(password);
  await expect(page.getByLabel("Confirm new password")).toHaveValue(newPassword);
  await form.getByRole("button", { name: "Save password" }).click();
  await expect(form.getByRole("status")).toContainText("Your password has been changed.");
});

test("AUTH-14 a session that ends before a device is logged out asks for a login over the dialog", async ({
  page,
  context,
  browser,
  baseURL,
  address,
}) => {
  test.slow();
  const account = await enterAccount(page);
  const other = await elsewhere(browser, baseURL, address, account);
  await page.goto("/member/securityCenter");
  await untilAwake(page);
  await device(page, "Firefox on Linux").getByRole("button").click();
  const question = page.getByRole("dialog", { name: "Log out Firefox on Linux?" });
  await expect(question).toBeVisible();
  await loseSession(context);
  await question.getByRole("button", { name: "Log out" }).click();
  await logIn(page, account);
  await expect(loginPopup(page)).toBeHidden();
  await question.getByRole("button", { name: "Log out" }).click();
  await expect.poll(() => aliveAt(other)).toBe(401);
  await expect(device(page, "Firefox on Linux")).toHaveCount(0);
  expect(await aliveAt(page)).toBe(200);
});

test("AUTH-15 one device is logged out, also from a second tab, and then all others", async ({
  page,
  context,
  browser,
  baseURL,
  address,
}) => {
  test.slow();
  const account = await enterAccount(page);
  const other = await elsewhere(browser, baseURL, address, account);
  await page.goto("/member/securityCenter");
  await untilAwake(page);
  const stale = await context.newPage();
  await stale.goto("/member/securityCenter");
  await untilAwake(stale);
  const end = (tab: Page) => device(tab, "Firefox on Linux").getByRole("button", { name: "Log out: Firefox on Linux" });
  const dialog = (tab: Page) => tab.getByRole("dialog");
  await expect(panel(page, "Devices").getByRole("listitem").first()).toContainText("This device");
  await end(page).click();
  await expect(dialog(page)).toContainText(address);
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(end(page)).toBeFocused();
  expect(await aliveAt(other)).toBe(200);
  await end(page).click();
  await dialog(page).getByRole("button", { name: "Log out" }).dblclick();
  await expect(page.getByText("Firefox on Linux was logged out.", { exact: true })).toBeVisible();
  await expect(device(page, "Firefox on Linux")).toHaveCount(0);
  await expect(panel(page, "Devices").getByRole("list")).toBeFocused();
  expect([await aliveAt(page), await aliveAt(other)]).toEqual([200, 401]);
  // The second tab still shows the ended session; ending it again succeeds.
  await end(stale).click();
  await dialog(stale).getByRole("button", { name: "Log out" }).click();
  await expect(stale.getByText("Firefox on Linux was logged out.", { exact: true })).toBeVisible();
  await expect(device(stale, "Firefox on Linux")).toHaveCount(0);

  const others = await Promise.all([1, 2].map(() => elsewhere(browser, baseURL, address, account)));
  await page.reload();
  await untilAwake(page);
  await expect(device(page, "Firefox on Linux")).toHaveCount(2);
  await panel(page, "Devices").getByRole("button", { name: "Log out all other devices" }).click();
  await expectNoOverflow(page);
  await dialog(page).getByRole("button", { name: "Log out all other devices" }).click();
  await expect(page.getByText("All other devices were logged out.", { exact: true })).toBeVisible();
  await expect(panel(page, "Devices").getByRole("listitem")).toHaveCount(1);
  expect([await aliveAt(page), ...(await Promise.all(others.map(aliveAt)))]).toEqual([200, 401, 401]);
});

test("MEMBER-03 the payment password is set and changed, and an added bank account is masked", async ({ page }) => {
  test.slow();
  await enterAccount(page);
  await page.goto("/member/securityCenter");
  await untilAwake(page);
  await page.locator("summary", { hasText: "Choose a payment password" }).click();
  const first = page.locator("form[name=payment-password]");
  await first.getByLabel("Payment password").first().fill("246813");
  await first.getByLabel("Confirm payment password").fill("246813");
  await first.getByRole("button", { name: "Save payment password" }).dblclick();
  await expect(panel(page, "Payment password").getByText("Set", { exact: true })).toBeVisible();
  await page.locator("summary", { hasText: "Change payment password" }).click();
  const change = page.locator("form[name=change-payment-password]");
  await change.getByLabel("Current payment password").fill("111111");
  await change.getByLabel("New payment password").fill("135792");
  await change.getByLabel("Confirm payment password").fill("135792");
  await change.getByRole("button", { name: "Save payment password" }).click();
  const old = change.getByLabel("Current payment password");
  await expect(old).toHaveAccessibleDescription(/3 tries are left/);
  await expect(old).toBeFocused();
  await expect(change.getByLabel("New payment password")).toHaveValue("135792");
  await old.fill("246813");
  await change.getByRole("button", { name: "Save payment password" }).click();
  await expect(change.getByLabel("New payment password")).toHaveValue("");

  await page.locator("summary", { hasText: "Add a bank account" }).click();
  const bank = page.locator("form[name=bank-account]");
  await bank.getByLabel("Bank", { exact: false }).first().fill("BDO Unibank");
  await bank.getByLabel("Name on the account").fill("Luz Reyes");
  await bank.getByLabel("Account number").fill("0012 3456-7890");
  const paymentPassword = bank.getByLabel("Payment password");
  await paymentPassword.fill("246813");
  await bank.getByRole("button", { name: "Add account" }).click();
  await expect(paymentPassword).toHaveAccessibleDescription(/incorrect\. 4 tries are left/);
  await expect(paymentPassword).toBeFocused();
  await paymentPassword.fill("135792");
  await bank.getByRole("button", { name: "Add account" }).dblclick();
  const bound = panel(page, "Bank accounts").getByRole("listitem");
  await expect(bound).toHaveText(/BDO Unibank · ending 7890.*Luz Reyes/);
  expect(await page.content()).not.toContain("34567890");
  await expectAccessible(page);
  await page.goto("/member/withdraw");
  await expect(page.getByLabel("Pay out to")).toContainText("ending 7890");
});

test("I18N-05 the security page reads right to left in Arabic, and nothing overflows", async ({ page }) => {
  await enterAccount(page);
  await page.goto("/ar/member/securityCenter");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  for (const fold of await page.getByRole("main").locator("summary").all()) await fold.click();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await expectThumbSized(page);
});

test("AUTH-14 a session whose account no longer exists is asked to log in", async ({ page, context, baseURL }) => {
  await actAs(context, "player", baseURL ?? "");
  await page.goto("/member/securityCenter");
  await expect(page.getByRole("main").getByText("You are not logged in")).toBeVisible();
  await expect(page.getByRole("main").locator("section")).toHaveCount(0);
});
