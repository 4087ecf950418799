import type { Page } from "@playwright/test";
import { register } from "#tests/support/browser/auth-popups.ts";
import { expect, expectNoOverflow, ops, test } from "#tests/support/browser/browser.ts";
import { playThrough } from "#tests/support/browser/registered-member.ts";

const paymentPassword = "246813";

/** Returns the types of the account record's movements, oldest first. */
async function movements(page: Page): Promise<string[]> {
  const answer = await page.request.get("/api/portal/records/account?pageSize=100");
  const rows: { type: string }[] = (await answer.json()).value.content;
  return rows.map((row) => row.type).reverse();
}

test("HOUSE-20 a player registers, deposits, plays, verifies and withdraws, and the records show it all", async ({
  page,
}) => {
  test.setTimeout(180_000);

  await test.step("a newcomer registers on the home page and is logged in", async () => {
    await page.goto("/");
    await register(page);
    await expect(page.getByRole("banner").getByText("₱0.00")).toBeVisible();
  });

  await test.step("pays in through the gateway's own page", async () => {
    await page.goto("/member/depositv2");
    await page.getByRole("button", { name: "₱500", exact: true }).click();
    await page.getByRole("button", { name: "Pay ₱500.00" }).click();
    await expect(page).toHaveTitle("Sandbox payment");
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(page.getByText("₱500.00 is in your balance")).toBeVisible();
  });

  const [roundLink, balance] = await test.step("plays dice for money and sees the balance move", async () => {
    await page.goto("/play/dice");
    await expect(page.getByTestId("balance")).toHaveText("₱500.00");
    await page.getByRole("button", { name: /^Roll for/ }).click();
    const roll = page.getByRole("list", { name: "Last rolls" }).getByRole("listitem").first();
    await expect(roll).toBeVisible();
    await expect(page.getByTestId("balance")).not.toHaveText("₱500.00");
    return [await roll.getByRole("link").getAttribute("href"), await page.getByTestId("balance").textContent()];
  });

  await test.step("looks the round up, reveals the seed, and the browser agrees", async () => {
    await page.goto(roundLink ?? "");
    await page.getByRole("button", { name: "Change seeds and reveal" }).click();
    await expect(page.getByText("This round is fair")).toBeVisible();
    await expectNoOverflow(page);
  });

  await test.step("finds it in the betting record, with the balance of the game everywhere", async () => {
    await page.goto("/member/personalHistoryCopy");
    await expect(page.getByRole("link", { name: /check|fair|detail/i }).first()).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("banner").getByText(balance ?? "")).toBeVisible();
  });

  const withdrawal = await test.step("asks for a withdrawal once the turnover is met", async () => {
    await playThrough(page, 500);
    await page.goto("/member/withdraw");
    await page.getByLabel("Payment password").first().fill(paymentPassword);
    await page.getByLabel("Confirm payment password").fill(paymentPassword);
    await page.getByRole("button", { name: "Save payment password" }).click();
    await page.getByLabel("Bank", { exact: false }).first().fill("BDO Unibank");
    await page.getByLabel("Name on the account").fill("Luz Reyes");
    await page.getByLabel("Account number").fill("0012 3456-7890");
    await page.getByLabel("Payment password").fill(paymentPassword);
    await page.getByRole("button", { name: "Add account" }).click();
    await expect(page.getByText("Complete: you can withdraw.")).toBeVisible();
    await page.getByLabel("How much").fill("100");
    await page.locator("form[name=withdrawal]").getByLabel("Payment password").fill(paymentPassword);
    await page.getByRole("button", { name: /^Withdraw ₱/ }).click();
    await expect(page.getByRole("heading", { name: /^Withdrawal of ₱100/ })).toBeInViewport();
    const answer = await page.request.get("/api/portal/withdrawals");
    return (await answer.json()).value.content[0].id as string;
  });

  await test.step("an operator reviews, approves and pays it from the command line", async () => {
    for (const act of ["review", "approve", "disburse"]) await ops("withdrawals", act, withdrawal, "--operator", "Ana");
    await page.reload();
    await expectNoOverflow(page);
  });

  await test.step("confirms the receipt, and the account record lists every movement", async () => {
    await page.getByRole("button", { name: "All of it arrived" }).click();
    await expect(page.getByRole("heading", { name: /^Withdrawal of ₱/ })).toBeHidden();
    await page.goto("/member/transactionHistory");
    await expect(page.getByRole("cell", { name: "Deposit", exact: true })).toBeVisible();
    await expectNoOverflow(page);
    const types = await movements(page);
    expect(types[0]).toBe("deposit");
    expect(types.filter((type) => type === "bet")).toHaveLength(11);
    expect(types.filter((type) => type === "withdrawal").length).toBeGreaterThanOrEqual(2);
  });

  expect(await ops("ledger", "check")).toContain("clean");
});
