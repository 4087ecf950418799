import postgres from "postgres";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import {
  fillRegistration,
  freshName,
  isLoggedIn,
  logIn,
  logInLink,
  loginPopup,
  password,
  register,
  registerPopup,
} from "#tests/support/browser/auth-popups.ts";
import { demoAccounts, expect, expectNoOverflow, test } from "#tests/support/browser/browser.ts";
import { enterAccount, newAccount } from "#tests/support/browser/registered-member.ts";
import { translatePages } from "#tests/support/browser/translated-pages.ts";

test("REG-07 a registration logs the player in at once, and the session survives a reload", async ({ page }) => {
  await register(page);
  await expect(registerPopup(page)).toBeHidden();
  await page.reload();
  await isLoggedIn(page);
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toMatchObject({ token: "session", isAgent: "false" });
});

test("SITE-02 a popup opens over the page without a page request, and Back, Forward and Escape work", async ({
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

test("SITE-02 closing a popup after a hard load leads to the home page", async ({ page }) => {
  await page.goto("/login");
  await expect(loginPopup(page)).toBeVisible();
  await loginPopup(page).getByRole("button", { name: "Close" }).click();
  await expect(loginPopup(page)).toBeHidden();
  await expect(page).toHaveURL("/");
});

test("MSG-07 a click outside a popup does not close it, and the focus stays inside", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/login");
  await expect(loginPopup(page).getByLabel("Username")).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(loginPopup(page)).toBeVisible();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  }
});

test("AUTH-08 a failed login shows its error and keeps the input, and the correct password logs in", async ({
  page,
}) => {
  const name = await newAccount();
  await page.goto("/login");
  await loginPopup(page).getByRole("button", { name: "Log in" }).click();
  await expect(loginPopup(page).getByText("Please enter the username and password").first()).toBeVisible();
  await expect(loginPopup(page).getByLabel("Username")).toBeFocused();
  await logIn(page, name, "wrong-one-1");
  await expect(loginPopup(page).getByRole("alert")).toContainText("The username or password is incorrect");
  await expect(loginPopup(page).getByLabel("Password").first()).toBeFocused();
  await expect(loginPopup(page).getByLabel("Username")).toHaveValue(name);
  await expect(loginPopup(page).getByLabel("Password").first()).toHaveValue("wrong-one-1");
  await logIn(page, name);
  await isLoggedIn(page);
  await expect(page).toHaveURL("/");
});

for (const minutes of [-10, 10]) {
  test(`AUTH-08 API-03 a device with a clock ${minutes} minutes off logs in`, async ({ page }) => {
    const name = await newAccount();
    await page.clock.setSystemTime(Date.now() + minutes * 60_000);
    await page.goto("/login");
    expect(Math.round(((await page.evaluate(() => Date.now())) - Date.now()) / 60_000)).toBe(minutes);
    await logIn(page, name);
    await isLoggedIn(page);
  });
}

test("AUTH-08 API-03 a login page whose nonce is no longer valid still logs in", async ({ page }) => {
  const name = await newAccount();
  await page.goto("/login");
  await logIn(page, name, "wrong-one-1");
  await expect(loginPopup(page).getByRole("alert")).toContainText("The username or password is incorrect");
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("/api/portal/v2/login")) statuses.push(response.status());
  });
  // Spends the page's nonce with a request that cannot be decrypted, in place of the two minutes until it expires.
  await page.route(
    "**/api/portal/v2/login",
    async (route) => {
      const postData = `${route.request().postData()?.slice(0, -8)}AAAAAAAA`;
      expect((await route.fetch({ postData })).status()).toBe(400);
      await route.continue();
    },
    { times: 1 },
  );
  await logIn(page, name);
  await isLoggedIn(page);
  expect(statuses).toEqual([400, 200]);
});

test("AUTH-08 the demo agent learns that the player side is not for agents", async ({ page }) => {
  const agent = demoAccounts().find(({ role }) => role === "agent");
  await page.goto("/login");
  await logIn(page, agent?.account ?? "", agent?.password ?? "");
  await expect(loginPopup(page).getByRole("alert")).toContainText("Non-member account unable to login");
});

test("AUTH-14 a page that needs a login asks for it and opens after it", async ({ page }) => {
  const name = await newAccount();
  await page.goto("/member");
  await expect(page).toHaveURL(/\/login\?return=/);
  await logIn(page, name);
  await expect(page).toHaveURL("/member");
  await isLoggedIn(page);
});

test("AUTH-14 a login does not follow a return URL to another site", async ({ page }) => {
  const name = await newAccount();
  await page.goto("/login?return=//evil.example/");
  await logIn(page, name);
  await expect(page).toHaveURL("/");
});

test("SITE-02 /login and /register redirect a logged-in player to the home page", async ({ page }) => {
  await enterAccount(page);
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("AUTH-15 a second tab shows the login without a reload", async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto("/help");
  await expect(logInLink(other)).toBeVisible();
  await register(page);
  await isLoggedIn(other);
});

test("REG-04 VALID-04 the form states the age, links to the terms and marks required fields", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/register");
  const popup = registerPopup(page);
  await expect(popup.getByRole("checkbox", { name: /^I am 18 or over and I agree to the terms/ })).not.toBeChecked();
  await expect(popup.getByRole("link", { name: "terms" })).toHaveAttribute("href", "/help#term");
  await expect(popup.locator('[aria-required="true"]:not([type="checkbox"])')).toHaveCount(3);
  await expect(popup.locator("label").filter({ hasText: "*" })).toHaveText([
    /^Username/,
    /^Password/,
    /^Confirm password/,
    /18/,
  ]);
});

test("VALID-03 every invalid field shows its error, by the server's rules, and so does a taken username", async ({
  page,
}) => {
  const taken = await newAccount();
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
  await expect(popup.getByLabel("Confirm password")).toHaveValue(password);
  await popup.getByRole("link", { name: "If it is your account, log in." }).click();
  await expect(loginPopup(page).getByLabel("Username")).toHaveValue(taken.toUpperCase());
});

test("HOUSE-30 registration reports an offline or unavailable server, keeps the input and retries", async ({
  page,
  context,
  complaints,
}) => {
  const name = freshName();
  await translatePages(page);
  await page.goto("/register");
  await page.waitForLoadState("networkidle");
  await fillRegistration(page, name);
  const popup = registerPopup(page);
  await context.setOffline(true);
  await popup.getByRole("button", { name: "Create account" }).click();
  await expect(popup.getByRole("alert")).toContainText("We cannot be reached");
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

test("REG-05 an invitation survives navigation and a change of language, and registration stores it", async ({
  page,
}) => {
  await page.goto("/?referralCode=SOL-4821");
  await page.goto("/fil/help");
  await page.getByRole("banner").getByRole("link", { name: "Magrehistro" }).click();
  await expect(page.getByLabel("Code ng imbitasyon")).toHaveValue("SOL-4821");
  const kept = (await page.context().cookies()).find(({ name }) => name === "referralCode");
  expect(kept?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
  const form = page.locator('form[name="register"]');
  const username = freshName();
  await form.locator('[name="username"]').fill(username);
  for (const field of ["password", "confirmPassword"]) await form.locator(`[name="${field}"]`).fill(password);
  await form.getByRole("checkbox").check();
  await form.locator('[type="submit"]').click();
  await isLoggedIn(page);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("referralCode");
  const sql = postgres(process.env.DATABASE_URL ?? "", { max: 1 });
  expect([...(await sql`select referral_code as code from player where account = ${username}`)]).toEqual([
    { code: "SOL-4821" },
  ]);
  await sql.end();
});

for (const [path, name] of [
  ["/login", "Log in"],
  ["/register", "Create an account"],
  ["/ar/register", "إنشاء حساب"],
] as const) {
  test(`SITE-02 ${path} is accessible and does not overflow, with and without errors`, async ({ page }, testInfo) => {
    await page.goto(path);
    const popup = page.getByRole("dialog", { name });
    await popup.locator('button[type="submit"]').click();
    await expect(popup.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await testInfo.attach("popup", { body: await page.screenshot(), contentType: "image/png" });
  });
}
