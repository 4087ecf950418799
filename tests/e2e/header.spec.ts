import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { openAccountMenu } from "#tests/support/browser/account-menu.ts";
import { expect, expectNoOverflow, expectThumbSized, test, untilAwake } from "#tests/support/browser/browser.ts";
import { expectNoLayoutShift, watchLayoutShift } from "#tests/support/browser/layout-shift.ts";
import { actAs } from "#tests/support/browser/member-session.ts";

test("NAV-01 a visitor's header links to login and register at their own URLs", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
  await expect(header.getByRole("link", { name: "Register" })).toHaveAttribute("href", "/register");
});

test("NAV-02 a member's header has a balance with two decimals, deposit and withdraw (on a phone in the sheet)", {
  tag: "@both",
}, async ({ page, context, baseURL, isMobile }) => {
  await actAs(context, "player", baseURL ?? "");
  await page.goto("/");
  const header = page.getByRole("banner");
  await expect(header.getByText("₱0.00")).toBeVisible();
  await expect(header.getByRole("link", { name: "Deposit" }).filter({ visible: true })).toHaveAttribute(
    "href",
    "/member/depositv2",
  );
  const withdraw = (isMobile ? await openAccountMenu(page, isMobile) : header).getByRole("link", { name: "Withdraw" });
  await expect(withdraw.filter({ visible: true })).toHaveAttribute("href", "/member/withdraw");
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test("NAV-02 a hidden balance shows stars, and a reload keeps it hidden from the first paint on", {
  tag: "@desktop",
}, async ({ page, context, baseURL }) => {
  await actAs(context, "player", baseURL ?? "");
  await page.goto("/");
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Hide the balance" }).click();
  await expect(header.getByText("₱0.00")).toBeHidden();
  await watchLayoutShift(page);
  await page.reload({ waitUntil: "networkidle" });
  await expect(header.getByText("******")).toBeVisible();
  await expect(header.getByText("₱0.00")).toBeHidden();
  await expectNoLayoutShift(page);
  await header.getByRole("button", { name: "Show the balance" }).click();
  await expect(header.getByText("₱0.00")).toBeVisible();
});

test("NAV-02 refresh shows the server's current balance; on a phone it is in the account sheet, with what hides the balance", {
  tag: "@both",
}, async ({ page, context, baseURL, isMobile }) => {
  await actAs(context, "player", baseURL ?? "");
  // The stream's first event would show the real balance again.
  await page.route("**/api/portal/live**", (route) => route.abort());
  await page.goto("/");
  await page.route("**/api/portal/v2/balance", async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, value: { ...answer.value, balance: "1234.50" } } });
  });
  await untilAwake(page);
  const header = page.getByRole("banner");
  const place = isMobile ? await openAccountMenu(page, isMobile) : header;
  await expect(place.getByText("₱0.00")).toBeVisible();
  await place.getByRole("button", { name: "Refresh the balance" }).click();
  await expect(place.getByText("₱1,234.50")).toBeVisible();
  await expect(header.getByText("₱1,234.50")).toBeVisible();
  if (!isMobile) return;
  await expectThumbSized(page, "#account-menu");
  await place.getByRole("button", { name: "Hide the balance" }).click();
  for (const shown of [place, header]) {
    await expect(shown.getByText("******")).toBeVisible();
    await expect(shown.getByText("₱1,234.50")).toBeHidden();
  }
});

test("NAV-03 the member menu lists only existing pages, and logging out asks for confirmation", {
  tag: "@both",
}, async ({ page, context, baseURL, isMobile }) => {
  await actAs(context, "player", baseURL ?? "");
  await page.goto("/");
  const menu = await openAccountMenu(page, isMobile);
  for (const [name, path] of [
    ["Deposit", "/member/depositv2"],
    ["Withdraw", "/member/withdraw"],
    ["Betting record", "/member/personalHistoryCopy"],
    ["Account record", "/member/transactionHistory"],
    ["Profit and loss", "/member/personalProfit"],
    ["Reward centre", "/member/rewardCenter"],
    ["Security", "/member/securityCenter"],
  ] as const) {
    await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  }
  await expectAccessible(page);
  await menu.getByRole("button", { name: "Log out" }).click();
  const question = page.getByRole("dialog", { name: "Confirm" });
  await expect(question.getByText("Are you sure you want to log out?")).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  if (!(await menu.isVisible())) await openAccountMenu(page, isMobile);
  await menu.getByRole("button", { name: "Log out" }).click();
  await question.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  await expect(page).toHaveURL("/");
});
