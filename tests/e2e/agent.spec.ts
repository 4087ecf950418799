import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { freshName, logIn, loginPopup } from "#tests/support/browser/auth-popups.ts";
import { demoAccounts, expect, ops, test, untilAwake } from "#tests/support/browser/browser.ts";
import { actAs, loseSession } from "#tests/support/browser/member-session.ts";
import { enterAccount, newAccount } from "#tests/support/browser/registered-member.ts";

const own = "copper-48-lantern";

/** Adds an agent by the operator's command and returns the printed one-time password. */
async function addAgent(nickname?: string): Promise<{ account: string; password: string }> {
  const account = freshName();
  const said = await ops("agents", "add", account, ...(nickname ? ["--nickname", nickname] : []));
  return { account, password: /password {2}(\S+)/.exec(said)?.[1] ?? "" };
}

const entranceForm = (page: Page) => page.getByRole("main").locator('form[name="login"]');
const newPassword = (page: Page) => page.getByRole("dialog", { name: "Choose a new password" });

async function enter(page: Page, account: string, password: string) {
  const form = entranceForm(page);
  await form.getByLabel("Username").fill(account);
  await form.getByLabel("Password").first().fill(password);
  await form.getByRole("button", { name: "Log in" }).click();
}

/** Logs a new agent in and replaces the one-time password. Ends at the agent centre or at the `return` URL. */
async function enterNew(page: Page): Promise<string> {
  const { account, password } = await addAgent();
  await enter(page, account, password);
  await newPassword(page).getByLabel("New password", { exact: false }).first().fill(own);
  await newPassword(page).getByLabel("Confirm new password").fill(own);
  await newPassword(page).getByRole("button", { name: "Save password" }).click();
  await expect(newPassword(page)).toBeHidden();
  return account;
}

test("AUTH-08 each entrance rejects the other's accounts with a reason, but only after a correct password", async ({
  page,
}) => {
  const player = await newAccount();
  const agent = demoAccounts().find(({ role }) => role === "agent");
  const wrong = "The username or password is incorrect";
  await page.goto("/agent");
  await entranceForm(page).getByRole("button", { name: "Log in" }).click();
  await expect(entranceForm(page).getByText("Please enter the username and password").first()).toBeVisible();
  for (const name of [player, agent?.account ?? "", freshName()]) {
    await enter(page, name, "wrong-one-1");
    await expect(entranceForm(page).getByRole("alert")).toContainText(wrong);
    await expect(entranceForm(page).getByLabel("Username")).toHaveValue(name);
  }
  await enter(page, player, "lantern-48-copper");
  await expect(entranceForm(page).getByRole("alert")).toContainText("Non-agents cannot log in");
  await expect(entranceForm(page).getByLabel("Username")).toHaveValue(player);
  await page.goto("/login");
  await logIn(page, agent?.account ?? "", agent?.password ?? "");
  await expect(loginPopup(page).getByRole("alert")).toContainText("Non-member account unable to login");
});

test("AGENT-01 AUTH-07 a one-time password is replaced before the centre opens, and logout leads back", async ({
  page,
}) => {
  const { account, password } = await addAgent("Sol Mendoza");
  await page.goto("/agent");
  await enter(page, account, password);
  const popup = newPassword(page);
  await expect(popup).toBeVisible();
  await expect(popup.getByLabel("Current password")).toHaveCount(0);
  // Every other page is blocked until then, and after a reload the form asks for both passwords.
  await page.goto("/agentHome");
  await expect(page).toHaveURL("/agent");
  await popup.getByLabel("Current password").fill(password);
  await popup.getByLabel("New password", { exact: false }).first().fill(own);
  await popup.getByLabel("Confirm new password").fill(own);
  await expectAccessible(page);
  await popup.getByRole("button", { name: "Save password" }).click();
  await expect(page).toHaveURL("/agentHome");
  await expect(popup).toBeHidden();
  const header = page.getByRole("banner");
  await expect(header.getByText("Sol Mendoza")).toBeVisible();
  await expect(page.getByText("₱0.00")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Deposit/ })).toHaveAttribute("href", "/member/depositv2");
  await expect(page.getByRole("link", { name: "All notices" })).toHaveAttribute("href", "/notices");

  // The entrance redirects a logged-in agent.
  await page.goto("/agent");
  await expect(page).toHaveURL("/agentHome");
  await header.getByRole("button", { name: "Log out" }).click();
  const question = page.getByRole("dialog", { name: "Confirm" });
  await expect(question).toContainText("Are you sure you want to log out?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await header.getByRole("button", { name: "Log out" }).click();
  await question.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/agent");
  await expect(entranceForm(page)).toBeVisible();
  await page.goto("/agentHome");
  await expect(page).toHaveURL(/\/agent\?return=%2FagentHome$/);
});

test("AUTH-14 without a session the agent centre asks for a login and opens after it, in the same language", async ({
  page,
}) => {
  await page.goto("/agentHome");
  await expect(page).toHaveURL("/agent?return=%2FagentHome");
  const account = await enterNew(page);
  await expect(page).toHaveURL("/agentHome");
  await expect(page.getByRole("banner").getByText(account)).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/fil/agentHome");
  await expect(page).toHaveURL("/fil/agent?return=%2Ffil%2FagentHome");
  const form = entranceForm(page);
  await form.locator('[name="username"]').fill(account);
  await form.locator('[name="password"]').fill(own);
  await form.locator('[type="submit"]').click();
  await expect(page).toHaveURL("/fil/agentHome");
});

test("AUTH-08 an agent whose session ends on a member page logs in again as an agent, in a popup over it", async ({
  page,
}) => {
  await page.goto("/agent?return=/member/depositv2");
  const account = await enterNew(page);
  await expect(page).toHaveURL("/member/depositv2");
  await untilAwake(page);
  const amount = page.getByRole("main").locator('input[inputmode="decimal"]');
  await amount.fill("750");
  await loseSession(page.context());
  await page.getByRole("main").locator('button[type="submit"]').click();
  await expect(loginPopup(page)).toBeVisible();
  await expect(loginPopup(page).getByRole("link", { name: "Create an account" })).toHaveCount(0);
  await logIn(page, account, own);
  await expect(loginPopup(page)).toBeHidden();
  await expect(page).toHaveURL("/member/depositv2");
  await expect(amount).toHaveValue("750");
});

test("AGENT-01 a player at the agents' entrance sees the logged-in account, and can log out there", async ({
  page,
}) => {
  const name = await enterAccount(page);
  await page.goto("/agent");
  await expect(page.getByText(`You are logged in as ${name}`)).toBeVisible();
  await expect(entranceForm(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: "Log out" }).click();
  await page.getByRole("dialog", { name: "Confirm" }).getByRole("button", { name: "Log out" }).click();
  await expect(entranceForm(page)).toBeVisible();
  await expect(page).toHaveURL("/agent");
});

test("AGENT-02 the clock shows the site's time every second when the browser's clock is wrong", async ({
  page,
  context,
  baseURL,
}) => {
  await actAs(context, "agent", baseURL ?? "");
  await page.clock.install({ time: new Date("2031-05-05T05:05:05Z") });
  await page.goto("/agentHome");
  const header = page.getByRole("banner");
  await expect(header.getByText("GMT+8")).toBeVisible();
  const clock = header.getByRole("time");
  const manila = (text: string | null) => Date.parse(`${text?.replace(" ", "T")}+08:00`);
  await expect(clock).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(Math.abs(manila(await clock.textContent()) - Date.now())).toBeLessThan(60_000);
  await page.clock.pauseAt(new Date("2031-05-05T06:00:00Z"));
  const before = manila(await clock.textContent());
  await page.clock.runFor(1_000);
  expect(manila(await clock.textContent()) - before).toBe(1_000);
  await page.clock.runFor(3_000);
  expect(manila(await clock.textContent()) - before).toBe(4_000);
  await expect(clock.locator("xpath=ancestor-or-self::*[@aria-live or @role='status']")).toHaveCount(0);
});

test("AGENT-02 an agent's idle session sees no money, and the login accepts the agent again", async ({
  page,
  context,
  baseURL,
}) => {
  await actAs(context, "agent", baseURL ?? "", 31);
  await page.goto("/agentHome");
  await expect(page.getByRole("main")).toContainText("You were away for a while");
  await expect(page.getByText("₱")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await enterPopup(page);
  await expect(page).toHaveURL("/agentHome");
  await expect(page.getByText("₱0.00")).toBeVisible();
});

async function enterPopup(page: Page) {
  const agent = demoAccounts().find(({ role }) => role === "agent");
  await logIn(page, agent?.account ?? "", agent?.password ?? "");
  await expect(loginPopup(page)).toBeHidden();
}
