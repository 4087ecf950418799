import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { expect, expectNoOverflow, test, untilAwake } from "#tests/support/browser/browser.ts";
import { expectFairRound } from "#tests/support/browser/fair-round.ts";
import { enterPlayer } from "#tests/support/browser/registered-member.ts";

const rounds = "**/api/portal/originals/**/rounds";

const rollButton = (page: Page) => page.getByRole("button", { name: /^Roll for/ });
const lastRolls = (page: Page) => page.getByRole("list", { name: "Last rolls" }).getByRole("listitem");
const result = (page: Page) => page.getByRole("main").getByRole("status");
const textOf = async (locator: Locator) => (await locator.textContent()) ?? "";
const balance = async (page: Page) => Number((await textOf(page.getByTestId("balance"))).replace(/[^\d.]/g, ""));

/** Rolls once and waits for the result. */
async function roll(page: Page): Promise<void> {
  const before = await lastRolls(page).count();
  await rollButton(page).click();
  await expect(lastRolls(page)).toHaveCount(before + 1);
}

test("LOBBY-17 a visitor plays the demo at once, without scrolling, and a reload restores it", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto("/play/dice");
  await expect(page.getByTestId("balance")).toHaveText("₱1,000.00");
  const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);
  expect(scrolls).toBe(false);
  await expectNoOverflow(page);
  await expect(page.getByRole("button", { name: "Sound" })).toHaveAttribute("aria-pressed", "false");
  for (const control of [rollButton(page), page.getByRole("slider"), page.getByLabel("Stake per roll")])
    await expect(control).toBeInViewport({ ratio: 1 });
  await roll(page);
  await expect(result(page)).toHaveText(/^\d+\.\d\d · (you win|no win)/);
  const shown = [await textOf(result(page)), await balance(page)];
  await expectAccessible(page);
  await page.reload();
  await expect(lastRolls(page)).toHaveCount(1);
  expect([await textOf(result(page)), await balance(page)]).toEqual(shown);
});

test("GAME-03 Enter rolls the dice, arrow keys change target and stake, and a result is told when the dice lie", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/play/dice");
  await expect(page.getByTestId("balance")).toHaveText("₱1,000.00");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByLabel("Stake per roll")).toHaveValue("20.00");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("textbox", { name: "Roll over" })).toHaveValue("51.49");
  const told = await watchFall(page);
  await page.keyboard.press("Enter");
  await expect(lastRolls(page)).toHaveCount(1);
  // While the dice fall: no sentence, no entry, and the stake is out of the balance.
  expect(await told()).toEqual(["The dice are rolling, 0, ₱980.00"]);
  await page.keyboard.press("Space");
  await expect(lastRolls(page)).toHaveCount(2);

  // A game opens in full screen with its dialogs, and leaves it again.
  const whole = page.getByRole("button", { name: "Full screen" });
  await whole.click();
  await expect(whole).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Rules" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  if ((await whole.getAttribute("aria-pressed")) === "true") await whole.click();
  await expect(whole).toHaveAttribute("aria-pressed", "false");
});

test.describe("a round for money", () => {
  test.beforeEach(async ({ context, baseURL }) => enterPlayer(context, baseURL ?? "", 500_00));

  test("GAME-02 a round changes the balance, is in the betting record, and is verified in the browser", async ({
    page,
  }) => {
    await page.goto("/play/dice");
    await expect(page.getByTestId("balance")).toHaveText("₱500.00");
    const pressed = Promise.withResolvers<void>();
    await page.route(rounds, async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await rollButton(page).dblclick();
    pressed.resolve();
    await expect(lastRolls(page)).toHaveCount(1);
    const won = (await textOf(result(page))).includes("you win");
    await expect(page.getByTestId("balance")).toHaveText(won ? "₱510.00" : "₱490.00");
    await expect(page.getByTestId("net")).toHaveText(won ? "+₱10.00" : "−₱10.00");

    await lastRolls(page).first().getByRole("link").click();
    await expectFairRound(page);

    await page.goto("/member/personalHistoryCopy");
    const row = page.getByRole("table", { name: "Betting record" }).getByRole("row").filter({ hasText: "Dice" });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText("₱10.00");
    await expectNoOverflow(page);
    await expectAccessible(page);
    await expectOnPaper(page);
    await expectFiltersFollow(page, row, won);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download CSV" }).click();
    expect((await download).suggestedFilename()).toMatch(/^bets-.*\.csv$/);
    await row.locator("summary").click();
    await expectAccessible(page);
    await row.getByRole("link", { name: "Check this round" }).click();
    await expect(page.getByText("This round is fair")).toBeVisible();
  });

  test("GAME-03 a lost response is retried and the round counts once", async ({ page, complaints }) => {
    await page.goto("/play/dice");
    await expect(page.getByTestId("balance")).toHaveText("₱500.00");
    let lost = 0;
    await page.route(rounds, async (route) => {
      if (lost++ > 0) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await roll(page);
    expect(lost).toBe(2);
    await expectOneRound(page);
    complaints.length = 0;
  });

  test("GAME-03 a reload in the middle of a round shows its result, and keeps stake and target", async ({
    page,
    complaints,
  }) => {
    await page.goto("/play/dice");
    await expect(page.getByTestId("balance")).toHaveText("₱500.00");
    const taken = Promise.withResolvers<void>();
    await page.route(rounds, async (route) => {
      await route.fetch();
      taken.resolve(); // The response never arrives.
    });
    await page.getByLabel("Stake per roll").fill("20");
    await page.getByRole("textbox", { name: "Win chance" }).fill("25");
    await rollButton(page).click();
    await taken.promise;
    await page.unroute(rounds);
    await page.reload();
    await expect(lastRolls(page)).toHaveCount(1);
    await expect(page.getByLabel("Stake per roll")).toHaveValue("20.00");
    await expect(page.getByRole("textbox", { name: "Win chance" })).toHaveValue("25.00");
    await expect(result(page)).toHaveText(/you win|no win/);
    await expectOneRound(page);
    complaints.length = 0;
  });

  test("HOUSE-10 an unavailable service is reported, keeps the input, and the same bet is retried", async ({
    page,
  }) => {
    await page.goto("/play/dice");
    await page.getByLabel("Stake per roll").fill("12.50");
    const body = {
      success: false,
      value: null,
      message: "The service cannot be reached right now.",
      code: "service-unavailable",
    };
    await page.route(rounds, (route) => route.fulfill({ status: 503, json: body }));
    await rollButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "counts at most once" })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByLabel("Stake per roll")).toHaveValue("12.50");
    await page.unroute(rounds);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(lastRolls(page)).toHaveCount(1);
    expect([487.5, 512.5]).toContain(await balance(page));
  });

  test("GAME-02 the rules state the engine's figures, and a stake beyond them or the balance is rejected", async ({
    page,
  }) => {
    await page.goto("/play/dice");
    await page.getByRole("button", { name: "Rules" }).click();
    const dialog = page.getByRole("dialog", { name: "Rules" });
    await expect(dialog.getByText("So 99.00 % of what is staked comes back on average")).toBeVisible();
    await expect(dialog.getByText("wins ₱20.00. On average exactly 99.0000 %")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    const board = await page.getByRole("slider").boundingBox();
    await page.getByLabel("Stake per roll").fill("900");
    await rollButton(page).click();
    const alert = page.getByRole("alert").filter({ hasText: "does not cover" });
    await expect(alert.getByRole("link", { name: "Deposit" })).toBeVisible();
    await page.getByLabel("Stake per roll").fill("0.50");
    await expect(page.getByText("The lowest stake is ₱1.00.")).toBeVisible();
    // Neither error moves the board.
    expect(await page.getByRole("slider").boundingBox()).toEqual(board);
    await expect(page.getByTestId("balance")).toHaveText("₱500.00");
  });

  test("GAME-02 the player sets a seed, and the next round uses it", async ({ page }) => {
    await page.goto("/play/dice");
    await page.getByRole("button", { name: /^Fair play/ }).click();
    const dialog = page.getByRole("dialog", { name: "Fair play" });
    await dialog.getByLabel("Your seed").fill("a b");
    await expect(dialog.getByText("Use 1 to 64 letters")).toBeVisible();
    await dialog.getByLabel("Your seed").fill("mine-2026");
    await dialog.getByRole("button", { name: "Save my seed" }).click();
    await expect(dialog.getByText("Saved")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await roll(page);
    await lastRolls(page).first().getByRole("link").click();
    await expect(page.getByText("mine-2026")).toBeVisible();
  });

  test("GAME-03 autoplay rolls the chosen number of times, within its limits", async ({ page }) => {
    // A parallel test disables autoplay for the whole site for a few seconds.
    await expect(async () => {
      await page.goto("/play/dice");
      await expect(page.getByRole("button", { name: "Autoplay" })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.getByLabel("Stake per roll").fill("1");
    await page.getByRole("button", { name: "Autoplay" }).click();
    const dialog = page.getByRole("dialog", { name: "Autoplay" });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Stop when I have lost").fill("10");
    await dialog.getByRole("button", { name: "Start 10 rolls" }).click();
    await expect(page.getByText(/Autoplay is done|loss limit/)).toBeVisible({ timeout: 30_000 });
    expect(await lastRolls(page).count()).toBeGreaterThan(2);
    await expect(page.getByRole("status").filter({ hasText: "Staked" })).toContainText(/Rounds\d+ of 10Staked₱\d/);
  });
});

test("LOBBY-03 a win of this minute is on the winner board", async ({ page, context, baseURL }) => {
  await enterPlayer(context, baseURL ?? "", 900_000_00);
  await page.goto("/play/dice");
  await page.getByLabel("Stake per roll").fill("10000");
  await page.getByRole("textbox", { name: "Win chance" }).fill("90");
  await page.keyboard.press("Enter");
  for (let won = false; !won; ) {
    await roll(page);
    won = (await textOf(result(page))).includes("you win");
  }
  const board = await page.request.get("/api/portal/winners");
  expect(await board.text()).toContain('"winAmount":"11000.00"');
});

/** Collects what the page says while the dice fall. */
async function watchFall(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const told = new Set<string>();
    Object.assign(window, { told });
    const text = (selector: string) => document.querySelector(selector)?.textContent?.trim();
    new MutationObserver(() => {
      if (!document.querySelector(".dice[data-phase=falling]")) return;
      const entries = document.querySelectorAll("main ul li").length;
      told.add(`${text("main [role=status]")}, ${entries}, ${text("[data-testid=balance]")}`);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  return () => page.evaluate(() => [...Reflect.get(window, "told")]);
}

/** MEMBER-04: paper has the record alone, and names the whole filter. */
async function expectOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/GMT\+8 · Provider: All · Type: All · Result: All · as of/)).toBeVisible();
  await expect(page.getByRole("table", { name: "Betting record" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("main").locator("nav, button, summary").filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
}

/** MEMBER-04: the URL holds the betting record's days and filters, and the page keeps its scroll position. */
async function expectFiltersFollow(page: Page, row: Locator, won: boolean): Promise<void> {
  await untilAwake(page);
  await page.evaluate(() => scrollTo(0, 40));
  const choose = async (name: string, address: RegExp, rows: 0 | 1, menu?: string) => {
    if (menu) await page.getByRole("main").locator("summary", { hasText: menu }).click();
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(row).toHaveCount(rows);
    await expect(page.getByText("No bets on these days")).toHaveCount(1 - rows);
    expect(await page.evaluate(() => scrollY)).toBe(40);
  };
  await choose("30 days", /\?range=30-days$/, 1);
  await choose("The 30 days before", /\?from=[\d-]{10}&to=[\d-]{10}$/, 0);
  await choose("The 30 days after", /\?from=[\d-]{10}&to=[\d-]{10}$/, 1);
  await expect(page.getByRole("link", { name: "30 days", exact: true })).toHaveAttribute("aria-current", "true");
  await choose("Sinag Originals", /&vassalage=BGS$/, 1, "Provider");
  await choose("In-house", /&vassalage=BGS&gameType=INHOUSE$/, 1, "Type");
  await choose(won ? "No win" : "Won", /&status=(lost|won)$/, 0, "Result");
  await choose(won ? "Won" : "No win", /&status=(lost|won)$/, 1, "Result");
}

async function expectOneRound(page: Page): Promise<void> {
  // A page after the end links to the newest bets.
  await page.goto(`/member/personalHistoryCopy?cursor=1_${"0".repeat(8)}-0000-0000-0000-${"0".repeat(12)}`);
  await expect(page.getByText("That's everything", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Newest bets" }).click();
  const rows = page.getByRole("table", { name: "Betting record" }).getByRole("row").filter({ hasText: "Dice" });
  await expect(rows).toHaveCount(1);
}
