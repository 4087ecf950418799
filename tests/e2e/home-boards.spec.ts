import type { Page } from "@playwright/test";
import { tellBoards } from "#tests/support/browser/boards.ts";
import { expect, test, untilAwake } from "#tests/support/browser/browser.ts";

for (const { count, moves } of [
  { count: 3, moves: false },
  { count: 4, moves: true },
  { count: 20, moves: true },
]) {
  // Only a pointer hovers.
  const tag = moves ? ["@desktop"] : [];
  test(`LOBBY-03 ${count} jackpot winners ${moves ? "move by half a pixel per frame, and pause" : "stand still"}`, {
    tag,
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await tellBoards(page, { wins: count, jackpots: count });
    await page.goto("/");
    const board = page.getByRole("list", { name: "Jackpot winners" });
    await expect(board.getByText("₱900.50").first()).toBeVisible();
    await expect(board.getByRole("listitem")).toHaveCount(count);
    // Three or four wins are too few for a strip: the promises stand in their place.
    const strip = page.getByRole("region", { name: "Biggest wins" });
    await expect(strip.getByRole("listitem")).toHaveCount(count < 5 ? 0 : 9);
    await expect(page.getByRole("region", { name: "What you can rely on" })).toHaveCount(count < 5 ? 1 : 0);
    const motions = await page.getByRole("region", { name: "Jackpots" }).evaluate((element) =>
      element.getAnimations({ subtree: true }).flatMap((motion) => {
        const { effect } = motion;
        if (!(effect instanceof KeyframeEffect) || effect.getTiming().iterations === 1) return [];
        // The moving element contains the list twice.
        const way = effect.target instanceof HTMLElement ? effect.target.offsetHeight / 2 : 0;
        return [way / (Number(effect.getTiming().duration) / 1000) / 60];
      }),
    );
    const marquee = page.getByRole("marquee", { name: "Jackpot winners" });
    await expect(marquee).toHaveCount(moves ? 1 : 0);
    if (!moves) return expect(motions).toEqual([]);
    expect(motions).toHaveLength(1);
    expect(motions[0]).toBeCloseTo(0.5, 2);
    const band = marquee.locator("> div");
    await expect(band).toHaveCSS("animation-play-state", "running");
    await marquee.hover();
    await expect(band).toHaveCSS("animation-play-state", "paused");
    await page.mouse.move(0, 0);
    await expect(band).toHaveCSS("animation-play-state", "running");
    await marquee.focus();
    await expect(band).toHaveCSS("animation-play-state", "paused");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(band).toHaveCSS("animation-name", "none");
  });
}

/** Opens the home page's banners with a clock that only the test advances. */
async function openBanners(page: Page) {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/");
  await untilAwake(page);
  await page.mouse.move(0, 0);
  const band = page.getByRole("region", { name: "Highlights" });
  const slides = band.getByRole("group", { includeHidden: true });
  const count = await slides.count();
  await expect(band.locator("[inert]")).toHaveCount(count - 1);
  expect(count).toBeGreaterThan(1);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
  /** Index of the slide that can be focused. */
  const shown = () => slides.evaluateAll((all) => all.findIndex((slide) => !slide.hasAttribute("inert")));
  /** Offset of the band in slide widths. */
  const place = () =>
    slides.first().evaluate((first) => {
      const x = first.parentElement ? new DOMMatrix(getComputedStyle(first.parentElement).transform).m41 : 0;
      return -x / first.clientWidth;
    });
  /** Advances the clock until the band begins to move, and returns the elapsed time. */
  const untilMoving = async () => {
    const from = await place();
    for (let ms = 50; ms < 6_000; ms += 50) {
      await page.clock.runFor(50);
      if (Math.abs((await place()) - from) > 0.001) return { from, ms };
    }
    throw new Error("The banners stand still");
  };
  return { band, shown, count, place, untilMoving };
}

test("LOBBY-02 each home banner stays for 5000 ms and moves for 1000 ms, and the first follows the last", async ({
  page,
}) => {
  const { shown, count, place, untilMoving } = await openBanners(page);
  // A running move ends first.
  await page.clock.runFor(1_200);
  const { from } = await untilMoving();
  // The offset jumps back by all slides when the loop restarts.
  const way = async () => ((await place()) - from + 2 * count) % count;
  await page.clock.runFor(450);
  expect(await way(), "half a second is not enough").toBeLessThan(0.95);
  expect(await way()).toBeGreaterThan(0.5);
  await page.clock.runFor(550);
  expect(await way(), "a second is").toBeGreaterThan(0.985);
  // The move still has to settle.
  await page.clock.runFor(1_500);
  const { ms: stood } = await untilMoving();
  expect(stood + 2_500, "from one move's begin to the next").toBeGreaterThan(4_800);
  expect(stood + 2_500).toBeLessThan(5_200);
  let last = await shown();
  for (let turns = 0; turns < count; turns++) {
    await page.clock.runFor(5_100);
    const next = (last + 1) % count;
    await expect.poll(shown).toBe(next);
    last = next;
  }
});

test("LOBBY-02 the home banners pause on hover and continue when the pointer leaves", { tag: "@desktop" }, async ({
  page,
}) => {
  const { band, shown, count } = await openBanners(page);
  const first = await shown();
  await band.hover();
  await page.clock.runFor(5_100 * count + 100);
  expect(await shown()).toBe(first);
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_100);
  await expect.poll(shown).toBe((first + 1) % count);
});

test("LOBBY-02 the home banners pause while they hold the keyboard focus and continue when it leaves", async ({
  page,
}) => {
  const { band, shown, count } = await openBanners(page);
  const first = await shown();
  const rests = async () => {
    await page.clock.runFor(5_100 * count + 100);
    expect(await shown()).toBe(first);
  };
  await band.getByRole("link").first().focus();
  await rests();
  await page.keyboard.press("Tab");
  await expect(band.getByRole("button").first()).toBeFocused();
  await rests();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.clock.runFor(5_100);
  await expect.poll(shown).toBe((first + 1) % count);
});

test("LOBBY-06 a card's decorative jackpot grows by 165.11 every 3 s and stops on a hidden page", async ({ page }) => {
  await page.clock.install();
  await page.goto("/bgs");
  await untilAwake(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const figure = page.getByRole("article").filter({ hasText: "For show" }).first().locator(".money").first();
  const amount = async () => Number((await figure.textContent())?.replace(/[^\d.]/g, ""));
  await page.clock.runFor(3_000);
  const before = await amount();
  expect(before).toBeGreaterThan(20_000);
  for (const steps of [1, 2, 3]) {
    await page.clock.runFor(3_000);
    await expect.poll(amount).toBeCloseTo(before + steps * 165.11, 2);
  }
  await page.evaluate(() => Object.defineProperty(document, "hidden", { configurable: true, get: () => true }));
  await page.clock.runFor(9_000);
  expect(await amount()).toBeCloseTo(before + 3 * 165.11, 2);
});

test("LOBBY-06 a card says that its game is hot, and only a playable game has a play button", async ({ page }) => {
  await page.goto("/bgs");
  const card = (name: string) => page.getByRole("article").filter({ hasText: name });
  await expect(card("Dice").getByText("Hot", { exact: true })).toBeVisible();
  for (const name of ["Dice", "Parol Nights"])
    await expect(card(name).getByRole("button", { name: `Play ${name}` })).toBeVisible();
  await page.goto("/rng?sort=name");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.first()).toContainText("Coming soon");
  await expect(cards.getByRole("button", { name: /^Play / })).toHaveCount(0);
  await expect(cards.getByText("Hot", { exact: true })).not.toHaveCount(20);
});
