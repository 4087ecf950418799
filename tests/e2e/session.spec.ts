import postgres from "postgres";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { isLoggedIn, logIn, logInLink, loginPopup, password } from "#tests/support/browser/auth-popups.ts";
import { expect, test, untilAwake } from "#tests/support/browser/browser.ts";
import { loseSession, setSession } from "#tests/support/browser/member-session.ts";
import { enterAccount, enterPlayer, newAccount } from "#tests/support/browser/registered-member.ts";
import { askFixtures } from "#tests/support/processes/fixture-process.ts";

test("AUTH-07 an account with an operator-set password chooses its own before anything else", async ({ page }) => {
  const name = await newAccount();
  const sql = postgres(process.env.DATABASE_URL ?? "", { max: 1 });
  await sql`update player set must_change_password = true where account = ${name}`;
  await sql.end();
  await page.goto("/login");
  await logIn(page, name);
  const popup = page.getByRole("dialog", { name: "Choose a new password" });
  await expect(popup).toBeVisible();
  await expect(popup.getByLabel("Current password")).toHaveCount(0);
  await page.reload();
  await popup.getByLabel("Current password").fill(password);
  await popup.getByLabel("New password", { exact: false }).first().fill("copper-48-lantern");
  await popup.getByLabel("Confirm new password").fill("copper-48-lantern");
  await popup.getByRole("button", { name: "Save password" }).click();
  await expect(popup).toBeHidden();
  await isLoggedIn(page);
});

test("AUTH-07 until the new password is set, account pages ask for it and say why", async ({
  page,
  context,
  baseURL,
}) => {
  await enterPlayer(context, baseURL ?? "", 76_543_21, { due: true });
  for (const path of ["/member/depositv2", "/favorite"]) {
    await page.goto(path);
    await expect(page.getByRole("dialog", { name: "Choose a new password" })).toBeVisible();
    await expect(page.locator("main").getByText("Please choose a new password first.")).toHaveCount(1);
  }
});

test("AUTH-07 a page rendered before another tab's login also leads to the new password", async ({
  page,
  context,
  baseURL,
}) => {
  const account = await enterAccount(page);
  await page.goto("/member");
  await untilAwake(page);
  const login = { account, userAgent: "test", ip: "203.0.113.7", due: true };
  await setSession(context, await askFixtures({ login }), baseURL ?? "");
  await page.getByRole("main").getByRole("link", { name: "Withdraw" }).first().click();
  const way = page.getByRole("main").getByRole("link", { name: "Choose a new password" });
  await expect(way).toBeVisible();
  await expectAccessible(page);
  await way.click();
  await expect(page.getByRole("dialog", { name: "Choose a new password" })).toBeVisible();
});

test("AUTH-12 logging out asks for confirmation, applies to every tab, and ends the session", async ({
  page,
  context,
}) => {
  await enterAccount(page);
  await page.goto("/");
  await untilAwake(page);
  const other = await context.newPage();
  await other.goto("/help");
  const before = await context.cookies();
  const menu = page.getByRole("navigation", { name: "Quick" }).getByRole("button").last();
  await menu.click();
  await page.getByRole("button", { name: "Log out" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm" });
  await expect(dialog).toContainText("Are you sure you want to log out?");
  await dialog.getByRole("button", { name: "Log out" }).click();
  await expect(logInLink(page)).toBeVisible();
  await expect(logInLink(other)).toBeVisible();
  await context.addCookies(before);
  expect((await page.request.get("/api/portal/member")).status()).toBe(401);
});

test("AUTH-14 a session that ends during a visit asks for a login and continues to the target page", async ({
  page,
  context,
}) => {
  const name = await enterAccount(page);
  await page.goto("/");
  await untilAwake(page);
  await loseSession(context);
  await page.getByRole("link", { name: "Deposit" }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/login\?return=%2Fmember%2Fdepositv2/);
  const header = page.getByRole("banner", { includeHidden: true });
  await expect(header.getByRole("link", { name: "Log in", includeHidden: true })).toBeAttached();
  await logIn(page, name);
  await expect(page).toHaveURL("/member/depositv2");
  await isLoggedIn(page);
});

test("SITE-02 Forward to a popup opened before the login leads home", async ({ page }) => {
  const name = await newAccount();
  await page.goto("/help");
  await logInLink(page).click();
  await logIn(page, name);
  await expect(page).toHaveURL("/help");
  await isLoggedIn(page);
  await page.goForward();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("AUTH-14 a form with an ended session opens the login above it and keeps typed values", async ({
  page,
  context,
}) => {
  test.slow();
  const name = await enterAccount(page);
  await page.goto("/member/depositv2");
  const amount = page.getByRole("main").locator('input[inputmode="decimal"]');
  await amount.fill("750");
  await loseSession(context);
  await page.getByRole("main").locator('button[type="submit"]').click();
  await logIn(page, name);
  await expect(loginPopup(page)).toBeHidden();
  await expect(page).toHaveURL("/member/depositv2");
  await expect(amount).toHaveValue("750");
});

test("AUTH-14 an action with an ended session opens the login and succeeds when repeated after it", async ({
  page,
  context,
}) => {
  test.slow();
  const name = await enterAccount(page);
  await page.goto("/play/dice");
  await page.getByRole("button", { name: /^Fair play/ }).click();
  const sheet = page.getByRole("dialog", { name: "Fair play" });
  const reveal = sheet.getByRole("button", { name: "Change seeds and reveal" });
  await loseSession(context);
  await reveal.click();
  await logIn(page, name);
  await expect(loginPopup(page)).toBeHidden();
  await expect(page).toHaveURL("/play/dice");
  await reveal.click();
  await expect(sheet.getByRole("status")).toContainText("Our previous seed");
});
