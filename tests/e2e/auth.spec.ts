import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import postgres from "postgres";
import { demoAccounts, expect, expectAccessible, expectNoOverflow, test } from "#tests/support/browser.ts";

const password = "lantern-48-copper";
const freshName = () => `e${randomBytes(6).toString("hex")}`;

const loginPopup = (page: Page) => page.getByRole("dialog", { name: "Log in" });
const registerPopup = (page: Page) => page.getByRole("dialog", { name: "Create an account" });
const logInLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Log in" });
const accountButton = (page: Page) => page.getByRole("button", { name: /^Account menu/ });
const isLoggedIn = (page: Page) => expect(page.getByRole("banner").getByText("₱0.00")).toBeVisible();

async function fillRegistration(page: Page, username: string) {
  const popup = registerPopup(page);
  await popup.getByLabel("Username").fill(username);
  await popup.getByLabel("Password", { exact: false }).first().fill(password);
  await popup.getByLabel("Password again").fill(password);
  await popup.getByRole("checkbox").check();
}

async function register(page: Page, username: string = freshName()): Promise<string> {
  await page.goto("/register");
  await fillRegistration(page, username);
  await registerPopup(page).getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL("/");
  await isLoggedIn(page);
  return username;
}

async function logIn(page: Page, username: string, given: string = password) {
  const popup = loginPopup(page);
  await popup.getByLabel("Username").fill(username);
  await popup.getByLabel("Password").first().fill(given);
  await popup.getByRole("button", { name: "Log in" }).click();
}

test("REG-07 registers, is logged in at once and stays so over a reload", async ({ page }) => {
  await register(page);
  await expect(registerPopup(page)).toBeHidden();
  await page.reload();
  await isLoggedIn(page);
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toMatchObject({ token: "session", isAgent: "false" });
});

test("SITE-02 /login and /register come with the popup in the document, before any script", async ({ request }) => {
  for (const [path, title] of [
    ["/login", "Log in"],
    ["/register", "Create an account"],
    ["/fil/login", "Mag-log in"],
  ]) {
    const html = await (await request.get(path ?? "")).text();
    expect(html).toMatch(new RegExp(`role="dialog"[\\s\\S]*${title}`));
    expect(html).toContain('rel="canonical"');
  }
});

test("SITE-02 opens over the page, with Back, Forward and Escape, and asks the server for no page", async ({
  page,
}) => {
  await page.goto("/help");
  const loads: string[] = [];
  page.on("request", (request) => request.headers().rsc && loads.push(request.url()));
  await logInLink(page).click();
  await expect(loginPopup(page)).toBeVisible();
  await expect(page).toHaveURL("/login?return=%2Fhelp");
  expect(loads).toEqual([]);
  await page.goBack();
  await expect(loginPopup(page)).toBeHidden();
  await expect(page).toHaveURL("/help");
  await page.goForward();
  await expect(loginPopup(page)).toBeVisible();
  await loginPopup(page).getByRole("link", { name: "Create an account" }).click();
  await expect(registerPopup(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(registerPopup(page)).toBeHidden();
  await expect(page).toHaveURL("/help");
});

test("SITE-02 after a hard load, closing leads to the home page", async ({ page }) => {
  await page.goto("/login");
  await expect(loginPopup(page)).toBeVisible();
  await loginPopup(page).getByRole("button", { name: "Close" }).click();
  await expect(loginPopup(page)).toBeHidden();
  await expect(page).toHaveURL("/");
});

test("MSG-07 a click beside a popup does not close it, and focus stays inside", async ({ page }) => {
  await page.goto("/login");
  await expect(loginPopup(page).getByLabel("Username")).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(loginPopup(page)).toBeVisible();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  }
});

test("AUTH-08 says what is wrong, keeps what was typed, and logs in with the right password", async ({ page }) => {
  const name = await register(page);
  await page.context().clearCookies();
  await page.goto("/login");
  await loginPopup(page).getByRole("button", { name: "Log in" }).click();
  await expect(loginPopup(page).getByText("Please enter the username and password").first()).toBeVisible();
  await expect(loginPopup(page).getByLabel("Username")).toBeFocused();
  await logIn(page, name, "wrong-one-1");
  await expect(loginPopup(page).getByRole("alert")).toContainText("Username or password is not right");
  await expect(loginPopup(page).getByLabel("Username")).toHaveValue(name);
  await expect(loginPopup(page).getByLabel("Password").first()).toHaveValue("wrong-one-1");
  await logIn(page, name);
  await isLoggedIn(page);
  await expect(page).toHaveURL("/");
});

test("AUTH-08 the demo agent is told that the player side is not for agents", async ({ page }) => {
  const agent = demoAccounts().find(({ role }) => role === "agent");
  await page.goto("/login");
  await logIn(page, agent?.account ?? "", agent?.password ?? "");
  await expect(loginPopup(page).getByRole("alert")).toContainText("Non-member account unable to login");
});

test("AUTH-14 a page that needs a login asks for it and goes on after it", async ({ page }) => {
  const name = await register(page);
  await page.context().clearCookies();
  await page.goto("/member");
  await expect(page).toHaveURL(/\/login\?return=/);
  await logIn(page, name);
  await expect(page).toHaveURL("/member");
  await isLoggedIn(page);
});

test("AUTH-14 an address of another site is not gone on to", async ({ page }) => {
  const name = await register(page);
  await page.context().clearCookies();
  await page.goto("/login?return=//evil.example/");
  await logIn(page, name);
  await expect(page).toHaveURL("/");
});

test("SITE-02 for someone logged in, /login and /register lead to the home page", async ({ page }) => {
  await register(page);
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("AUTH-15 a second tab learns of the login without a reload", async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto("/help");
  await expect(logInLink(other)).toBeVisible();
  await register(page);
  await isLoggedIn(other);
});

test("VALID-03 shows each wrong field beside it, by the server's rules, and the taken name too", async ({ page }) => {
  const taken = await register(page);
  await page.context().clearCookies();
  await page.goto("/register");
  const popup = registerPopup(page);
  await popup.getByLabel("Username").fill("1x");
  await popup.getByLabel("Password", { exact: false }).first().fill("short");
  await popup.getByRole("button", { name: "Create account" }).click();
  await expect(popup.getByText("Starts with a letter, 4 to 16 characters.")).toBeVisible();
  await expect(popup.getByText("Letters and numbers together, 8 to 64 characters.")).toBeVisible();
  await expect(popup.getByText("Please agree to the terms first.")).toBeVisible();
  await expect(popup.getByLabel("Username")).toBeFocused();
  await fillRegistration(page, taken.toUpperCase());
  await popup.getByRole("button", { name: "Create account" }).click();
  await expect(popup.getByText("This username is taken.")).toBeVisible();
  await expect(popup.getByLabel("Password again")).toHaveValue(password);
});

test("HOUSE-30 offline and unavailable: says so, keeps what was typed, and tries again", async ({
  page,
  context,
  complaints,
}) => {
  const name = freshName();
  await page.goto("/register");
  await page.waitForLoadState("networkidle");
  await fillRegistration(page, name);
  const popup = registerPopup(page);
  await context.setOffline(true);
  await popup.getByRole("button", { name: "Create account" }).click();
  await expect(popup.getByRole("alert")).toContainText("We could not be reached");
  complaints.splice(0);
  await context.setOffline(false);
  await page.route("**/api/portal/register", (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/json",
      headers: { "retry-after": "5" },
      body: JSON.stringify({ success: false, value: null, message: "Not now.", code: "service-unavailable" }),
    }),
  );
  await popup.getByRole("button", { name: "Try again" }).click();
  await expect(popup.getByRole("alert")).toContainText("Not now.");
  await page.unroute("**/api/portal/register");
  await expect(popup.getByLabel("Username")).toHaveValue(name);
  await popup.getByRole("button", { name: "Try again" }).click();
  await isLoggedIn(page);
});

test("REG-07 a double click registers once", async ({ page }) => {
  await page.goto("/register");
  await fillRegistration(page, freshName());
  const calls: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/portal/register") && calls.push(request.method()));
  await registerPopup(page).getByRole("button", { name: "Create account" }).dblclick();
  await isLoggedIn(page);
  expect(calls).toEqual(["PUT"]);
});

test("REG-05 an invitation survives navigation and another language until registration", async ({ page }) => {
  await page.goto("/?referralCode=SOL-4821");
  await page.goto("/fil/help");
  await page.getByRole("banner").getByRole("link", { name: "Magrehistro" }).click();
  await expect(page.getByLabel("Code ng imbitasyon")).toHaveValue("SOL-4821");
  const kept = (await page.context().cookies()).find(({ name }) => name === "referralCode");
  expect(kept?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
});

for (const [path, name] of [
  ["/login", "Log in"],
  ["/register", "Create an account"],
  ["/ar/register", "إنشاء حساب"],
] as const) {
  test(`SITE-02 ${path} is accessible and fits, right and wrong`, async ({ page }, testInfo) => {
    await page.goto(path);
    const popup = page.getByRole("dialog", { name });
    await popup.locator('button[type="submit"]').click();
    await expect(popup.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await testInfo.attach("popup", { body: await page.screenshot(), contentType: "image/png" });
  });
}

test("AUTH-07 an account with a given password chooses its own before anything else", async ({ page }) => {
  const name = await register(page);
  await page.context().clearCookies();
  const sql = postgres(process.env.DATABASE_URL ?? "", { max: 1 });
  await sql`update player set must_change_password = true where account = ${name}`;
  await sql.end();
  await page.goto("/login");
  await logIn(page, name);
  const popup = page.getByRole("dialog", { name: "Choose a new password" });
  await expect(popup).toBeVisible();
  await expect(popup.getByLabel("Present password")).toHaveCount(0);
  await page.reload();
  await popup.getByLabel("Present password").fill(password);
  await popup.getByLabel("New password", { exact: false }).first().fill("copper-48-lantern");
  await popup.getByLabel("New password again").fill("copper-48-lantern");
  await expectAccessible(page);
  await popup.getByRole("button", { name: "Save password" }).click();
  await expect(popup).toBeHidden();
  await isLoggedIn(page);
});

test("AUTH-12 signs out after asking, in every tab, and the session is gone", async ({ page, context, isMobile }) => {
  await register(page);
  const other = await context.newPage();
  await other.goto("/help");
  const before = await context.cookies();
  const menu = isMobile
    ? page.getByRole("navigation", { name: "Quick" }).getByRole("button").last()
    : accountButton(page);
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

test("AUTH-14 a session gone in the middle asks for a login and goes on where one was going", async ({
  page,
  context,
}) => {
  const name = await register(page);
  await context.clearCookies();
  await page.getByRole("link", { name: "Deposit" }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/login\?return=%2Fmember%2Fdepositv2/);
  await expect(logInLink(page)).toBeAttached();
  await logIn(page, name);
  await expect(page).toHaveURL("/member/depositv2");
  await isLoggedIn(page);
});

test("SITE-02 Forward to a popup from before the login leads home", async ({ page }) => {
  const name = await register(page);
  await page.context().clearCookies();
  await page.goto("/help");
  await logInLink(page).click();
  await logIn(page, name);
  await expect(page).toHaveURL("/help");
  await isLoggedIn(page);
  await page.goForward();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("AUTH-14 a form whose session is gone asks for a login above it and keeps what was typed", async ({
  page,
  context,
}) => {
  const name = await register(page);
  await page.goto("/member/depositv2");
  const amount = page.getByRole("main").locator('input[inputmode="decimal"]');
  await amount.fill("750");
  await context.clearCookies();
  await page.getByRole("main").locator('button[type="submit"]').click();
  await logIn(page, name);
  await expect(loginPopup(page)).toBeHidden();
  await expect(page).toHaveURL("/member/depositv2");
  await expect(amount).toHaveValue("750");
});
