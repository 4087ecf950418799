import { readFile } from "node:fs/promises";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { openAccountMenu } from "#tests/support/browser/account-menu.ts";
import { expect, expectNoOverflow, expectThumbSized, test } from "#tests/support/browser/browser.ts";
import { enterPlayer, playThrough } from "#tests/support/browser/registered-member.ts";

test("MEMBER-06 the menu leads to profit and loss, which without bets says so and offers links", async ({
  page,
  context,
  baseURL,
  isMobile,
}) => {
  await enterPlayer(context, baseURL ?? "", 100_00);
  await page.goto("/");
  const menu = await openAccountMenu(page, isMobile);
  await menu.getByRole("link", { name: "Profit and loss" }).click();
  await expect(page).toHaveURL("/member/personalProfit");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Profit and loss" })).toBeVisible();
  await expect(main.getByText("No bets on these days")).toBeVisible();
  await expect(main.getByRole("table")).toHaveCount(0);
  await main.getByRole("link", { name: "Show 30 days" }).click();
  await expect(page).toHaveURL("/member/personalProfit?range=30-days");
  await expect(main.getByRole("link", { name: "Show 30 days" })).toHaveCount(0);
  await main.getByRole("link", { name: "Playing safely" }).click();
  await expect(page).toHaveURL("/help/play-safely");
});

test("MEMBER-06 bets are summed, drawn and listed as in the betting record, and the days survive a reload", async ({
  page,
  context,
  baseURL,
}) => {
  await enterPlayer(context, baseURL ?? "", 500_00);
  await page.goto("/member/personalProfit?range=7-days");
  await playThrough(page, 150);
  await page.reload();
  await expect(page).toHaveURL("/member/personalProfit?range=7-days");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "7 days", exact: true })).toHaveAttribute("aria-current", "true");
  const { totals } = (await (await page.request.get("/api/portal/records/bets")).json()).value;
  const result = main.locator("dl").getByRole("definition").last();
  await expect(result).toContainText(totals.net.replace("-", ""));
  await expect(result).toContainText(/^[+−]₱[\d,.]+(Gain|Loss)$|^₱0\.00Even$/);
  await expect(main.getByText("3 settled bets")).toBeVisible();

  await main.getByText("The same in figures").click();
  const day = main.getByRole("table", { name: "Day by day" }).getByRole("row").filter({ hasText: "₱150.00" });
  await expect(day).toHaveCount(1);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await expectThumbSized(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^profit-and-loss-[\d-]{10}-[\d-]{10}\.csv$/);
  expect(await readFile(await download.path(), "utf8")).toContain(`,In-house,3,150.00,${totals.payout},${totals.net},`);

  await main.getByRole("link", { name: "Yesterday", exact: true }).click();
  await expect(page).toHaveURL("/member/personalProfit?range=yesterday");
  await expect(main.getByText("No bets on these days")).toBeVisible();
  await page.goBack();
  await expect(main.getByText("3 settled bets")).toBeVisible();
  await main.getByRole("table", { name: "By type of game" }).getByRole("link", { name: "In-house" }).click();
  await expect(page).toHaveURL(/\/member\/personalHistoryCopy\?from=[\d-]{10}&to=[\d-]{10}&gameType=INHOUSE$/);
  // The head, the day and three bets.
  await expect(page.getByRole("table", { name: "Betting record" }).getByRole("row")).toHaveCount(5);
});
