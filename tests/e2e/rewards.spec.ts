import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { openAccountMenu } from "#tests/support/browser/account-menu.ts";
import { expect, expectNoOverflow, expectThumbSized, ops, test, untilAwake } from "#tests/support/browser/browser.ts";
import { loseSession, silenceLive } from "#tests/support/browser/member-session.ts";
import { enterAccount } from "#tests/support/browser/registered-member.ts";
import { translatePages } from "#tests/support/browser/translated-pages.ts";

const centre = "/member/rewardCenter";

/** Grants a reward as an operator and returns its id. */
async function grant(account: string, amount: string, title: string, ...more: string[]): Promise<string> {
  const said = await ops("rewards", "grant", account, amount, "--title", title, ...more, "--operator", "Ana");
  return /^Granted as (\S+)\./.exec(said)?.[1] ?? "";
}

const card = (page: Page, title: string) => page.getByRole("article", { name: title });
const claimButton = (page: Page, title: string) => card(page, title).getByRole("button", { name: /^Claim ₱/ });
const headerBalance = (page: Page) => page.getByRole("banner").locator("b[aria-live]");

async function open(page: Page): Promise<void> {
  await page.goto(centre);
  await untilAwake(page);
}

test("PROMO-03 MEMBER-02 a reward has a badge, is claimed once, and enters balance, record and turnover", async ({
  page,
  isMobile,
}) => {
  test.slow();
  const account = await enterAccount(page);
  await open(page);
  await expect(page.getByText("Nothing to claim right now")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "See promotions" })).toHaveAttribute(
    "href",
    "/promotions",
  );
  const entry = page.getByRole("link", { name: /^Reward centre/ });
  await expect(entry.filter({ visible: true }).first()).toHaveAccessibleName("Reward centre");

  await grant(account, "88", "A welcome", "--title-ar", "أهلاً بك");
  await grant(account, "12.50", "For the wait", "--days", "3");
  const badge = page.getByRole("link", { name: "Reward centre, 2 to claim" });
  // The badge in the row above the page.
  await expect(badge.filter({ visible: true })).toHaveCount(1);
  await expect(
    (await openAccountMenu(page, isMobile)).getByRole("link", { name: "Reward centre, 2 to claim" }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  // The reward with the earliest expiry is first.
  await expect(page.getByRole("article").first()).toContainText("For the wait");
  await expect(card(page, "A welcome")).toContainText("Bet before a withdrawal: ₱88.00");
  await expect(card(page, "A welcome")).toContainText(/Until .* 20\d\d/);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await expectThumbSized(page);

  await claimButton(page, "A welcome").dblclick();
  await expect(page.getByText("₱88.00 is in your balance.", { exact: true })).toBeVisible();
  await expect(card(page, "A welcome")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Ready to claim" })).toBeFocused();
  await expect(headerBalance(page)).toContainText("₱88.00");
  await expect(
    page.getByRole("link", { name: "Reward centre, 1 to claim" }).filter({ visible: true }).first(),
  ).toBeVisible();
  const row = page.getByRole("table", { name: "Earlier rewards" }).getByRole("row").filter({ hasText: "A welcome" });
  await expect(row).toContainText(/Claimed.*₱88\.00/);
  await expectAccessible(page);

  await page.goto("/member");
  await expect(
    page.getByRole("main").getByRole("link", { name: "Reward centre, 1 to claim" }).filter({ visible: true }).last(),
  ).toBeVisible();
  await page.goto("/member/transactionHistory");
  await expect(page.getByRole("cell", { name: "Reward", exact: true })).toHaveCount(1);
  await expect(page.getByRole("definition").first()).toHaveText("+₱88.00");
  await page.goto("/member/withdraw");
  await expect(page.getByText("₱88.00 of ₱88.00 left to bet")).toBeVisible();
  await expect(page.getByText("bet your deposits once and claimed rewards once").first()).toBeVisible();

  await page.goto(`/ar${centre}`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByText("أهلاً بك")).toBeVisible();
  await expectAccessible(page);
});

test("PROMO-03 a card shows why a claim failed: service unavailable, reward revoked, or session ended", async ({
  page,
  context,
  complaints,
}) => {
  const account = await enterAccount(page);
  await silenceLive(page.context());
  await translatePages(page);
  const id = await grant(account, "20", "A slip");
  await grant(account, "30", "For good");
  await open(page);
  await page.route("**/api/portal/rewards/**", (route) => route.abort());
  await claimButton(page, "For good").click();
  await expect(card(page, "For good").getByRole("alert")).not.toBeEmpty();
  await page.unroute("**/api/portal/rewards/**");
  // The claim succeeds but its response is lost, so the retry must not pay again.
  await page.route("**/api/portal/rewards/**", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await card(page, "For good").getByRole("button", { name: "Try again" }).click();
  await expect(card(page, "For good").getByRole("alert")).not.toBeEmpty();
  await page.unroute("**/api/portal/rewards/**");
  complaints.length = 0;
  await card(page, "For good").getByRole("button", { name: "Try again" }).click();
  await expect(headerBalance(page)).toContainText("₱30.00");

  await ops("rewards", "revoke", id, "--reason", "meant for somebody else", "--operator", "Ana");
  await claimButton(page, "A slip").click();
  await expect(card(page, "A slip").getByRole("alert")).toHaveText(/was taken back/);
  await expect(claimButton(page, "A slip")).toHaveCount(0);
  await expectAccessible(page);
  await card(page, "A slip").getByRole("button", { name: "Refresh the list" }).click();
  await expect(page.getByText("Nothing to claim right now")).toBeVisible();
  await expect(page.getByRole("cell", { name: "Taken back" })).toBeVisible();

  await grant(account, "40", "Later on");
  await open(page);
  await loseSession(context);
  await claimButton(page, "Later on").click();
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
});

test("PROMO-03 a reward claimed in another tab counts as claimed here too, and is paid once", async ({
  page,
  context,
}) => {
  const account = await enterAccount(page);
  await silenceLive(page.context());
  await grant(account, "15", "Two tabs");
  await open(page);
  const other = await context.newPage();
  await open(other);
  await claimButton(other, "Two tabs").click();
  await expect(headerBalance(other)).toContainText("₱15.00");
  await claimButton(page, "Two tabs").click();
  await expect(card(page, "Two tabs")).toHaveCount(0);
  await expect(headerBalance(page)).toContainText("₱15.00");
});

test("MEMBER-02 an open page follows grants, claims elsewhere and revocations, and keeps its input", {
  tag: "@desktop",
}, async ({ page, context }) => {
  const account = await enterAccount(page);
  await page.goto("/member/depositv2");
  await untilAwake(page);
  const amount = page.getByRole("main").getByLabel("Amount", { exact: false }).first();
  await amount.fill("123");
  const entry = page
    .getByRole("link", { name: /^Reward centre/ })
    .filter({ visible: true })
    .first();
  const id = await grant(account, "15", "For one");
  await grant(account, "25", "For two");
  await expect(entry).toHaveAccessibleName("Reward centre, 2 to claim");
  await expect(amount).toHaveValue("123");
  // The badges in the list beside the page and in the side menu.
  const badge = page.getByRole("link", { name: "Reward centre, 2 to claim" });
  await expect(badge.filter({ visible: true })).toHaveCount(2);
  await expect(
    (await openAccountMenu(page, false)).getByRole("link", { name: "Reward centre, 2 to claim" }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  const other = await context.newPage();
  await open(other);
  await claimButton(other, "For two").click();
  await expect(entry).toHaveAccessibleName("Reward centre, 1 to claim");
  await ops("rewards", "revoke", id, "--reason", "meant for somebody else", "--operator", "Ana");
  await expect(card(other, "For one")).toHaveCount(0);
  await expect(other.getByText("Nothing to claim right now")).toBeVisible();
  await expect(entry).toHaveAccessibleName("Reward centre");
});
