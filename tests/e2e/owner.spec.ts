import type { BrowserContext, Page } from "@playwright/test";
import { logIn, logInLink, loginPopup } from "#tests/support/browser/auth-popups.ts";
import { expect, ops, test, untilAwake } from "#tests/support/browser/browser.ts";
import { enterAccount, enterPlayer } from "#tests/support/browser/registered-member.ts";

const withinMs = 2_000;
const isStream = (about: { url(): string }) => new URL(about.url()).pathname === "/api/portal/live";
const headerBalance = (page: Page) => page.locator("header b[aria-live]").first();
/** By its text, because a toast above a dialog is not in the accessibility tree. */
const notice = (page: Page, text: string) => page.getByText(text).first();

/** Returns the short form of the present account's commitment, as the game shows it. */
async function commitment(context: BrowserContext): Promise<string> {
  const answer = await context.request.get("/api/portal/originals/dice");
  return (await answer.json()).value.seeds.serverSeedHash.slice(0, 4);
}

test("SEC-OWNER a bet on one account's page is refused after another logged in, and the page shows that account", async ({
  page,
  context,
  baseURL,
}) => {
  await enterPlayer(context, baseURL ?? "", 500_00);
  await page.goto("/play/dice");
  const fair = page.getByRole("button", { name: /^Fair play/ });
  const rolls = page.getByRole("list", { name: "Last rolls" }).getByRole("listitem");
  await page.getByRole("button", { name: /^Roll for/ }).click();
  await expect(rolls).toHaveCount(1);
  await expect(fair).toContainText(await commitment(context));
  // As by a login in another tab, whose message did not reach this one.
  await enterPlayer(context, baseURL ?? "", 700_00);
  const refused = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && new URL(answer.url()).pathname.endsWith("/dice/rounds"),
  );
  await page.getByRole("button", { name: /^Roll for/ }).click();
  expect(await (await refused).json()).toMatchObject({ success: false, code: "account-changed" });
  await expect(notice(page, "another account")).toBeVisible();
  await expect(page.getByTestId("balance")).toHaveText("₱700.00");
  await expect(rolls).toHaveCount(0);
  await expect(fair).toContainText(await commitment(context));
});

test("AUTH-12 a logout in one tab empties the other, which goes on with what was typed when the same player logs in there", async ({
  page,
  context,
}) => {
  test.slow();
  const account = await enterAccount(page);
  await page.goto("/member/depositv2");
  const amount = page.getByRole("main").locator('input[inputmode="decimal"]');
  await amount.fill("750");
  const other = await context.newPage();
  await other.goto("/help");
  await untilAwake(other);
  await other.getByRole("navigation", { name: "Quick" }).getByRole("button").last().click();
  await other.getByRole("button", { name: "Log out" }).click();
  const dialog = other.getByRole("dialog", { name: "Confirm" });
  const ended = other.waitForResponse((answer) => new URL(answer.url()).pathname === "/api/portal/session");
  await dialog.getByRole("button", { name: "Log out" }).click();
  await ended;
  await expect(headerBalance(page)).toHaveCount(0, { timeout: withinMs });
  await expect(amount).toHaveCount(0);
  await expect(page.getByText(account)).toHaveCount(0);
  await expect(notice(page, "logged out in this browser")).toBeVisible();
  await expect(loginPopup(page)).toBeVisible();
  await logInLink(other).click();
  await logIn(other, account);
  await expect(loginPopup(page)).toBeHidden();
  await expect(page).toHaveURL("/member/depositv2");
  await expect(amount).toHaveValue("750");
});

test("CASH-08 seven tabs share one stream, also after the leading one closes, and lose a locked-out player", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const account = await enterAccount(page, { played: 1_000_00 });
  const streams: Page[] = [];
  context.on("request", (request) => isStream(request) && streams.push(request.frame().page()));
  const tabs = [page, ...(await Promise.all(Array.from({ length: 6 }, () => context.newPage())))];
  for (const tab of tabs) {
    await tab.goto(tab === tabs[6] ? "/play/dice" : "/help");
    if (tab === page) await expect.poll(() => streams.length).toBe(1);
  }
  const table = (tabs[6] ?? page).getByTestId("balance");
  const round = async () => {
    const answer = await context.request.post("/api/portal/originals/dice/rounds", {
      headers: { origin: baseURL ?? "", "sec-fetch-site": "same-origin" },
      data: { idempotencyKey: crypto.randomUUID(), stake: "50.00", direction: "under", target: 9800 },
    });
    const { balance } = (await answer.json()).value;
    return `₱${Number(balance).toLocaleString("en", { minimumFractionDigits: 2 })}`;
  };
  // In the first round a tab may still be loading the code that follows the stream.
  for (const timeout of [15_000, withinMs]) {
    const left = await round();
    await expect(table).toHaveText(left, { timeout });
    for (const tab of tabs.slice(0, 6)) await expect(headerBalance(tab)).toContainText(left, { timeout });
  }
  expect(streams).toEqual([page]);

  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  const left = await round();
  for (const tab of tabs.slice(1, 6)) await expect(headerBalance(tab)).toContainText(left, { timeout: withinMs });
  expect(streams).toHaveLength(2);

  await ops("players", "disable", account, "--reason", "asked for by the regulator", "--yes");
  for (const tab of tabs.slice(1, 6)) await expect(headerBalance(tab)).toHaveCount(0, { timeout: withinMs });
  await expect(notice(tabs[1] ?? page, "Your account is blocked")).toBeVisible();
});
