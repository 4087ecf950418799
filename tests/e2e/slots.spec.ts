import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { expect, expectNoOverflow, ops, test } from "#tests/support/browser/browser.ts";
import { expectFairRound } from "#tests/support/browser/fair-round.ts";
import { expectNoLayoutShift, watchLayoutShift } from "#tests/support/browser/layout-shift.ts";
import { enterPlayer } from "#tests/support/browser/registered-member.ts";

const address = "/play/parol-nights";
const rounds = "**/api/portal/originals/**/rounds";

const spinButton = (page: Page) => page.getByRole("button", { name: /^Spin for/ });
const lastSpins = (page: Page) => page.getByRole("list", { name: "Last spins" }).getByRole("listitem");
const result = (page: Page) => page.getByRole("main").getByRole("status");
const ribbonAmount = (page: Page) => page.locator(".slot-pill b span:last-child");
const reels = (page: Page) => page.getByRole("img", { name: /^The reels show/ });
const textOf = async (locator: Locator) => (await locator.textContent()) ?? "";
const balance = async (page: Page) => Number((await textOf(page.getByTestId("balance"))).replace(/[^\d.]/g, ""));

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.beforeEach(async ({ page }) => {
  // Shows results at once; separate tests cover the animation.
  await page.addInitScript(() => localStorage.setItem("play-turbo", "on"));
});

test("LOBBY-17 a visitor plays the demo at once, without scrolling, and a reload restores it", {
  tag: "@both",
}, async ({ page }) => {
  await watchLayoutShift(page);
  await page.goto(address);
  await expect(page.getByTestId("balance")).toHaveText("₱1,000.00");
  const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);
  expect(scrolls).toBe(false);
  await expectNoOverflow(page);
  for (const control of [spinButton(page), reels(page), page.getByLabel("Bet per spin")])
    await expect(control).toBeInViewport({ ratio: 1 });
  await expectNoLayoutShift(page);
  await spinButton(page).click();
  await expect(lastSpins(page)).toHaveCount(1, { timeout: 60_000 });
  await expect(spinButton(page)).toBeEnabled();
  await expectAccessible(page);
  const after = await balance(page);
  await page.reload();
  await expect(lastSpins(page)).toHaveCount(1);
  await expect.poll(() => balance(page)).toBe(after);
});

test("GAME-03 Enter and Space spin, and arrow keys change the bet; GAME-01 sound is off until it is switched on", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.addInitScript(() => {
    const made: AudioContext[] = [];
    class Heard extends AudioContext {
      constructor() {
        super();
        made.push(this);
      }
    }
    Object.assign(window, { made, AudioContext: Heard });
  });
  const made = () => page.evaluate<number>(() => Reflect.get(window, "made").length);
  await page.goto(address);
  await expect(page.getByTestId("balance")).toHaveText("₱1,000.00");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Bet per spin")).toHaveValue("20.00");
  await page.keyboard.press("Enter");
  await expect(lastSpins(page)).toHaveCount(1, { timeout: 60_000 });
  expect(await made()).toBe(0);
  const sound = page.getByRole("button", { name: "Sound" });
  await sound.click();
  await sound.blur();
  await page.keyboard.press("Space");
  await expect(lastSpins(page)).toHaveCount(2, { timeout: 60_000 });
  expect(await made()).toBe(1);
});

test.describe("a spin for money", () => {
  const enter = (luck: "nothing" | "line" | "free-spins" | "jackpot") =>
    test.beforeEach(async ({ context, baseURL }) => enterPlayer(context, baseURL ?? "", 500_00, { luck }));

  test.describe("a spin that wins on lines", () => {
    enter("line");

    test("GAME-01 the spin changes the balance, lights its lines, is in the record, and is verified", async ({
      page,
    }) => {
      await page.goto(address);
      await expect(page.getByTestId("balance")).toHaveText("₱500.00");
      await spinButton(page).dblclick();
      await expect(result(page)).toHaveText(/lines? pays?/);
      await expect(page.locator(".slot-place.is-lit").first()).toBeVisible();
      await expect(lastSpins(page)).toHaveCount(1);
      const named = (await textOf(result(page))).replace(/^.*₱/, "₱");
      const paid = Number(named.replace(/[^\d.]/g, ""));
      for (const place of [lastSpins(page).first(), ribbonAmount(page)]) await expect(place).toHaveText(named);
      await expect.poll(() => balance(page)).toBeCloseTo(475 + paid, 2);
      await expect(page.getByTestId("net")).toHaveText(`+₱${(paid - 25).toFixed(2)}`);

      await lastSpins(page).first().getByRole("link").click();
      await expectFairRound(page);

      await page.goto("/member/personalHistoryCopy");
      const row = page.getByRole("table", { name: "Betting record" }).getByRole("row").filter({ hasText: "Parol" });
      await expect(row).toHaveCount(1);
      await expect(row).toContainText("₱25.00");
    });
  });

  test.describe("a spin that wins free spins", () => {
    enter("free-spins");

    test("GAME-03 a reload in the middle replays the round until it was seen, and the round counts once", async ({
      page,
      complaints,
    }) => {
      await page.goto(address);
      await spinButton(page).click();
      await expect(page.getByText(/^Free spin \d+ of 10$/)).toBeVisible();
      // The balance includes the first spin's payout, but not yet the free spins'.
      const early = await balance(page);
      await page.reload();
      await expect(page.getByText(/^Free spin \d+ of 10$/)).toBeVisible();
      await expectAccessible(page);
      await expect(result(page)).toHaveText(/^10 free spins paid ₱/, { timeout: 40_000 });
      const seen = page.waitForResponse(/\/rounds\/[^/]+\/seen$/);
      await expect(spinButton(page)).toBeVisible({ timeout: 20_000 });
      await seen;
      await expect.poll(() => balance(page)).toBeGreaterThan(early);
      const paid = await textOf(lastSpins(page).first());
      await expect(ribbonAmount(page)).toHaveText(paid);
      const after = await balance(page);
      expect(after).toBeCloseTo(475 + Number(paid.replace(/[^\d.]/g, "")), 2);
      await page.reload();
      await expect(lastSpins(page)).toHaveCount(1);
      await expect(spinButton(page)).toBeVisible();
      expect(await balance(page)).toBe(after);
      await page.goto("/member/personalHistoryCopy");
      const rows = page.getByRole("table", { name: "Betting record" }).getByRole("row").filter({ hasText: "Parol" });
      await expect(rows).toHaveCount(1);
      complaints.length = 0;
    });

    test("GAME-03 with reduced motion nothing spins, and all results are shown", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(address);
      await spinButton(page).click();
      await expect(page.getByText(/^Free spin \d+ of 10$/)).toBeVisible();
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          // With reduced motion an animation ends within 0.01 ms and is invisible, but may still be listed.
          .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
          .map(
            (animation) => `${Reflect.get(animation, "animationName") ?? Reflect.get(animation, "transitionProperty")}`,
          ),
      );
      // A fade is not motion.
      expect(moving.filter((what) => what !== "opacity")).toEqual([]);
    });
  });

  test.describe("a spin that wins a jackpot", () => {
    enter("jackpot");

    test("GAME-04 the jackpot is announced, paid, and listed among the winners", async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole("main").getByText("Kislap")).toBeVisible();
      await spinButton(page).click();
      await expect(result(page)).toHaveText(/^Kislap jackpot: ₱/);
      await expect(spinButton(page)).toBeVisible({ timeout: 20_000 });
      await expect.poll(() => balance(page)).toBeGreaterThanOrEqual(500);
      const board = await page.evaluate(async () => (await fetch("/api/portal/jackpots")).json());
      expect(board.value.winners[0]).toMatchObject({ pool: "spark", gameName: "Parol Nights" });
    });
  });

  test.describe("a spin that wins nothing", () => {
    enter("nothing");

    test("GAME-03 a lost response is retried and the round counts once", async ({ page, complaints }) => {
      await page.goto(address);
      await expect(page.getByTestId("balance")).toHaveText("₱500.00");
      let lost = 0;
      await page.route(rounds, async (route) => {
        if (lost++ > 0) return route.continue();
        await route.fetch();
        return route.abort();
      });
      await spinButton(page).click();
      await expect(result(page)).toHaveText("No win this time");
      expect(lost).toBe(2);
      await expect(page.getByTestId("balance")).toHaveText("₱475.00");
      await expect(lastSpins(page)).toHaveCount(1);
      complaints.length = 0;
    });

    test("GAME-03 the reels spin by transform only, and Spin becomes Stop where allowed", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.addInitScript(() => localStorage.setItem("play-turbo", "off"));
      await watchLayoutShift(page);
      // A parallel test disables quick spins for the whole site for a few seconds.
      await expect(async () => {
        await page.goto(address);
        await expect(page.getByRole("button", { name: "Quick spins" })).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(page.getByTestId("balance")).toHaveText("₱500.00");
      await spinButton(page).click();
      const animated = await page.evaluate(() =>
        document
          .getAnimations()
          .flatMap(({ effect }) =>
            effect instanceof KeyframeEffect && effect.target?.classList.contains("slot-tape")
              ? effect.getKeyframes().flatMap((frame) => Object.keys(frame))
              : [],
          ),
      );
      expect(animated).toContain("transform");
      expect(new Set(animated)).toEqual(new Set(["offset", "computedOffset", "easing", "composite", "transform"]));
      await page.getByRole("button", { name: "Stop the reels" }).click();
      await expect(result(page)).toHaveText("No win this time");
      await expect(page.getByTestId("balance")).toHaveText("₱475.00");
      await expectNoLayoutShift(page);
    });

    test("GAME-02 the rules state the engine's figures, and a bet beyond them or the balance is rejected", async ({
      page,
    }) => {
      await page.goto(address);
      await page.getByRole("button", { name: "Rules" }).click();
      const dialog = page.getByRole("dialog", { name: "Pay table and rules" });
      await expect(dialog.getByText("In the long run 95.35 % of all bets come back")).toBeVisible();
      await expect(dialog.getByText("27.38 % of spins pay something")).toBeVisible();
      await expect(dialog.getByText("₱2,500.00").first()).toBeVisible();
      await expect(dialog.getByText("0.55 % of every bet goes in.")).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await page.getByLabel("Bet per spin").fill("25.10");
      await expect(page.getByText("Stakes go in steps of ₱0.25.")).toBeVisible();
      await spinButton(page).click();
      await expect(page.getByTestId("balance")).toHaveText("₱500.00");
      await page.getByLabel("Bet per spin").fill("900");
      await spinButton(page).click();
      const alert = page.getByRole("alert").filter({ hasText: "does not cover" });
      await expect(alert.getByRole("link", { name: "Deposit" })).toBeVisible();
    });
  });

  test("GAME-03 autoplay spins the chosen number of times, within its limits", async ({ page, context, baseURL }) => {
    test.setTimeout(120_000);
    await enterPlayer(context, baseURL ?? "", 500_00);
    const autoplay = page.getByRole("button", { name: "Autoplay", exact: true });
    // A parallel test disables autoplay for the whole site for a few seconds.
    await expect(async () => {
      await page.goto(address);
      await expect(autoplay).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.getByLabel("Bet per spin").fill("1");
    await autoplay.click();
    const dialog = page.getByRole("dialog", { name: "Autoplay" });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("radio", { name: "10", exact: true }).click();
    await dialog.getByLabel("Stop when I have lost").fill("3");
    await dialog.getByRole("button", { name: "Start 10 spins" }).click();
    await expect(page.getByText("Autoplay stops when you have lost ₱3.00.")).toBeVisible();
    await expect(page.getByText(/Autoplay is done|loss limit/)).toBeVisible({ timeout: 100_000 });
    expect(await lastSpins(page).count()).toBeGreaterThan(2);
    await expect(page.getByRole("status").filter({ hasText: "Staked" })).toContainText(/Rounds\d+ of 10Staked₱\d/);
  });
});

test("GAME-03 a site that disables autoplay and quick spins offers neither", { tag: "@desktop" }, async ({ page }) => {
  await ops("site", "set", "play.autoplay", "false");
  await ops("site", "set", "play.turbo", "false");
  try {
    await expect(async () => {
      await page.goto(address);
      await expect(page.getByRole("button", { name: "Rules" })).toBeVisible();
      await expect(page.getByRole("button", { name: /Autoplay/ })).toHaveCount(0, { timeout: 500 });
      await expect(page.getByRole("button", { name: "Quick spins" })).toHaveCount(0, { timeout: 500 });
    }).toPass();
  } finally {
    await ops("site", "set", "play.autoplay", "true");
    await ops("site", "set", "play.turbo", "true");
  }
});

for (const [language, title] of [
  ["/ar", "ليالي الفانوس"],
  ["/fil", "Parol Nights"],
] as const) {
  test(`I18N-01 ${language} shows the whole game in its own language`, async ({ page }) => {
    await page.goto(`${language}${address}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeAttached();
    await expect(page.getByTestId("balance")).toContainText(/1,000\.00|1٬000/);
  });
}
