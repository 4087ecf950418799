import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { expect, expectNoOverflow, ops, test } from "#tests/support/browser/browser.ts";
import { enterAccount, enterPlayer, playThrough } from "#tests/support/browser/registered-member.ts";
import { translatePages } from "#tests/support/browser/translated-pages.ts";

/** Goes from the deposit page to the gateway's page, where `choose` decides the payment. */
async function deposit(page: Page, amount: string, choose: (page: Page) => Promise<void>) {
  await page.goto("/member/depositv2");
  await page.getByRole("textbox", { name: "Amount" }).fill(amount);
  await page.getByRole("button", { name: /^Pay ₱/ }).click();
  await expect(page).toHaveTitle("Sandbox payment");
  await choose(page);
}

const pay = (page: Page) => page.getByRole("button", { name: "Pay", exact: true }).click();

async function bind(page: Page) {
  await page.goto("/member/withdraw");
  await page.getByLabel("Payment password").first().fill("246813");
  await page.getByLabel("Confirm payment password").fill("246813");
  await page.getByRole("button", { name: "Save payment password" }).click();
  await page.getByLabel("Bank", { exact: false }).first().fill("BDO Unibank");
  await page.getByLabel("Name on the account").fill("Luz Reyes");
  await page.getByLabel("Account number").fill("0012 3456-7890");
  await page.getByLabel("Payment password").fill("246813");
  await page.getByRole("button", { name: "Add account" }).click();
  await expect(page.getByLabel("Pay out to")).toBeVisible();
}

async function withdraw(page: Page, amount: string): Promise<string> {
  await page.getByLabel("How much").fill(amount);
  await page.locator("form[name=withdrawal]").getByLabel("Payment password").fill("246813");
  await page.getByRole("button", { name: /^Withdraw ₱/ }).click();
  await expect(page.getByRole("heading", { name: /^Withdrawal of ₱/ })).toBeVisible();
  const answer = await page.request.get("/api/portal/withdrawals");
  return (await answer.json()).value.content[0].id;
}

async function approveAndPay(id: string, ...part: string[]) {
  await ops("withdrawals", "review", id, "--operator", "Ana");
  await ops("withdrawals", "approve", id, "--operator", "Ana");
  await ops("withdrawals", "disburse", id, "--operator", "Ana", ...part);
}

test("CASH-03 a deposit is paid on the gateway's page and is in the balance on return", async ({ page }) => {
  await enterAccount(page);
  await translatePages(page);
  await page.goto("/member/depositv2");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByRole("textbox", { name: "Amount" })).toBeFocused();
  await page.getByRole("textbox", { name: "Amount" }).fill("49");
  await expect(page.getByText("The lowest amount is ₱50.00.")).toBeVisible();
  await page.getByRole("button", { name: "₱500", exact: true }).click();
  const toStake = page.getByRole("main").locator("dl > div").filter({ hasText: "Bet before you withdraw" });
  await expect(toStake).toContainText("₱500.00");
  await page.getByRole("button", { name: "Pay ₱500.00" }).click();
  await expect(page.getByText("No real money moves here.")).toBeVisible();
  await expectAccessible(page);
  await pay(page);
  await expect(page.getByText("₱500.00 is in your balance")).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.goto("/member/transactionHistory?cursor=1");
  await expect(page.getByText("That's everything.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the newest" }).click();
  await expect(page.getByRole("cell", { name: "Deposit", exact: true })).toBeVisible();
});

test("CASH-03 a failed payment is reported and costs nothing, and duplicated or reordered events credit once", async ({
  page,
}) => {
  await enterAccount(page);
  await deposit(page, "100", (gateway) => gateway.getByRole("button", { name: "Let it fail" }).click());
  await expect(page.getByText("The payment failed")).toBeVisible();
  for (const how of ["Three times", "Followed by older news"]) {
    await deposit(page, "100", async (gateway) => {
      await gateway.getByLabel(how).check();
      await pay(gateway);
    });
    await expect(page.getByText("₱100.00 is in your balance")).toBeVisible();
  }
  // The callback is lost: neither this page nor another one asks to pay again.
  await deposit(page, "70", async (gateway) => {
    await gateway.getByLabel("Not at all").check();
    await pay(gateway);
  });
  for (const again of [false, true]) {
    if (again) await page.goto("/member/depositv2");
    await expect(page.getByText("You paid ₱70.00")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Continue payment" })).toHaveCount(0);
  }
  await page.goto("/member/transactionHistory");
  await expect(page.getByRole("definition").first()).toHaveText("+₱200.00");
});

test("CASH-03 an open payment keeps its countdown and can continue, and another amount waits for an operator", async ({
  page,
}) => {
  await enterAccount(page);
  await deposit(page, "100", async (gateway) => {
    await page.goto("/member/depositv2");
    await expect(page.getByRole("timer")).toHaveText(/^\d+:\d\d/);
    await page.getByRole("main").getByRole("link", { name: "Continue payment" }).click();
    await expect(page).toHaveTitle("Sandbox payment");
    await gateway.getByLabel("With another amount").check();
    await pay(gateway);
  });
  await expect(page.getByText("We are checking this payment")).toBeVisible();
  const id = new URL(page.url()).searchParams.get("deposit") ?? "";
  expect(await ops("deposits", "list")).toContain(id);
  await ops("deposits", "resolve", id, "credit", "--reason", "statement seen", "--operator", "Ana");
  await page.reload();
  await expect(page.getByText("₱1.00 is in your balance")).toBeVisible();
  const rows = page.getByRole("table", { name: "Your deposits" }).getByRole("row");
  await expect(rows.filter({ hasText: id.slice(-8) })).toContainText(/In your balance.*₱1\.00/);
});

test("CASH-04 CASH-05 a withdrawal is requested, paid in parts by an operator, and confirmed", async ({ page }) => {
  test.slow();
  await enterAccount(page);
  await deposit(page, "1000", pay);
  await expect(page.getByText("₱1,000.00 is in your balance")).toBeVisible();
  await bind(page);
  await expect(page.getByText("₱1,000.00 of ₱1,000.00 left to bet")).toBeVisible();
  await expect(page.getByRole("button", { name: "Withdraw" }).last()).toBeDisabled();
  await playThrough(page, 1000);
  await page.reload();
  await expect(page.getByText("Complete: you can withdraw.")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  const id = await withdraw(page, "300");
  await expectAccessible(page);
  await approveAndPay(id, "--amount", "100");
  // The page follows without a reload, says so, and the header asks for the answer on every page.
  await expect(page.getByText("₱100.00 was sent to your bank", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel withdrawal" })).toBeHidden();
  const bell = page.getByRole("banner").getByRole("button", { name: "Waiting for you, Receipts to confirm: 1" });
  await bell.click();
  const asked = page.getByRole("complementary", { name: "Waiting for you" });
  await expect(asked.getByRole("article")).toContainText(/₱100\.00.*account ending 7890/);
  await expect(asked.getByRole("timer")).toHaveText(/\d:\d\d/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  // The current withdrawal shows on every page of the history.
  await page.clock.install();
  await page.goto(`/member/withdraw?cursor=${"0".repeat(8)}-0000-0000-0000-${"0".repeat(12)}`);
  await expect(page.getByText("₱0.00 of ₱300.00 received · ₱200.00 still to come")).toBeVisible();
  await expectAccessible(page);
  const part = (text: string) => page.getByRole("listitem").filter({ hasText: text });
  await expect(part("Part 1: ₱100.00").getByRole("timer")).toHaveText(/\d:\d\d/);
  await ops("withdrawals", "disburse", id, "--operator", "Ana");
  // The page refreshes itself when its countdown ends; the clock is advanced again until its code has loaded.
  await expect(async () => {
    await page.clock.fastForward("30:00");
    await expect(part("Part 2: ₱200.00")).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await part("Part 1").getByRole("button", { name: "It arrived" }).click();
  await expect(page.getByText("₱100.00 of ₱300.00 received")).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "All of it arrived" }).click();
  await expect(page.getByRole("heading", { name: /^Withdrawal of ₱/ })).toBeHidden();
  // The cursor is after the end of this history, and the way back leads to its newest page.
  await page.getByRole("link", { name: "Newer" }).click();
  await expect(page.getByRole("cell", { name: "Received" })).toBeVisible();
  expect(await ops("withdrawals", "show", id)).toMatch(/pay to {3}BDO Unibank, Luz Reyes, 001234567890/);
  await page.goto("/member/transactionHistory?type=withdrawal");
  await expect(page.getByRole("cell", { name: "Withdrawal: paid out" })).toHaveCount(2);
  await expectAccessible(page);
  await expectNoOverflow(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  const file = readFileSync(await download.path(), "utf8");
  expect(file.trim().split("\r\n")).toHaveLength(4);
});

test("CASH-05 a missing payment opens a case with a picture, which an operator sees and decides", async ({ page }) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), "sinag-proof-"));
  const picture = join(folder, "statement.png");
  await sharp({ create: { width: 60, height: 40, channels: 3, background: "#336" } })
    .png()
    .toFile(picture);
  await enterAccount(page, { played: 200_00, bound: true });
  await page.goto("/member/withdraw");
  const id = await withdraw(page, "100");
  await approveAndPay(id);
  await page.getByRole("button", { name: "Not received" }).click();
  await page.getByLabel("Picture of your statement").setInputFiles({
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("hello"),
  });
  await expect(page.getByText("Please choose a PNG or JPG picture.")).toBeVisible();
  await page.getByLabel("Picture of your statement").setInputFiles(picture);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Open a case" }).click();
  await expect(page.getByText("Our staff are looking into your case.")).toBeVisible();
  const out = join(folder, "proof.png");
  await ops("withdrawals", "proof", id, "--out", out, "--operator", "Ana");
  expect((await sharp(out).metadata()).width).toBe(60);
  await ops("withdrawals", "return", id, "--reason", "bank sent it back", "--operator", "Ana");
  await expect(page.getByText("It is back in your balance. Reason: bank sent it back", { exact: true })).toBeVisible();
  await expect(page.getByRole("cell", { name: "Returned to your balance" })).toBeVisible();
});

test("CASH-04 a requested withdrawal can be cancelled, and an unreachable server keeps the input", async ({
  page,
  complaints,
}) => {
  test.slow();
  await enterAccount(page, { played: 200_00, bound: true });
  await translatePages(page);
  await page.goto("/member/withdraw");
  await page.getByLabel("How much").fill("100");
  const password = page.locator("form[name=withdrawal]").getByLabel("Payment password");
  await password.fill("000000");
  await page.getByRole("button", { name: "Withdraw ₱100.00" }).click();
  await expect(password).toHaveAccessibleDescription(/incorrect\. 4 tries are left/);
  await expect(password).toBeFocused();
  complaints.length = 0;
  await password.fill("246813");
  await page.route("**/api/portal/**", (route) => route.abort());
  await page.getByRole("button", { name: "Withdraw ₱100.00" }).click();
  await expect(page.locator("form[name=withdrawal]").getByRole("alert")).not.toBeEmpty();
  await expect(page.getByLabel("How much")).toHaveValue("100");
  await page.unroute("**/api/portal/**");
  // The withdrawal is created but its response is lost, so the retry must not create another.
  await page.route("**/api/portal/withdrawals", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Withdraw ₱100.00" }).click();
  await expect(page.locator("form[name=withdrawal]").getByRole("alert")).not.toBeEmpty();
  await page.unroute("**/api/portal/withdrawals");
  complaints.length = 0;
  await page.getByRole("button", { name: "Withdraw ₱100.00" }).dblclick();
  await expect(page.getByRole("heading", { name: "Withdrawal of ₱100.00" })).toHaveCount(1);
  await page.getByRole("button", { name: "Cancel withdrawal" }).click();
  const popup = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await popup.getByRole("button", { name: "Cancel withdrawal" }).click();
  await expect(page.getByRole("cell", { name: "Cancelled" })).toBeVisible();
});

test("SEC-04 a cashier page shows nothing to an idle session and leads to the login", async ({
  page,
  context,
  baseURL,
}) => {
  await enterPlayer(context, baseURL ?? "", 12_345, { minutesAgo: 45 });
  await page.goto("/member/depositv2");
  await expect(page.getByText("You were away for a while.")).toBeVisible();
  await expect(page.getByRole("main").getByText("₱")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  await page.goto("/login");
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
});
