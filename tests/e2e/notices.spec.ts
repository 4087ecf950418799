import { expect, ops, test } from "#tests/support/browser/browser.ts";
import { expectNoLayoutShift, watchLayoutShift } from "#tests/support/browser/layout-shift.ts";

const publish = async (title: string, ...more: string[]) => {
  const said = await ops("notices", "add", "--title", title, "--content", "<p>Some <b>words</b></p>", ...more);
  return /as ([0-9a-f-]{36});/.exec(said)?.[1] ?? "";
};

test("MSG-01 notices are paginated by nine, with the page in the URL, in every language", async ({ page }) => {
  // Every command starts its own process.
  test.setTimeout(240_000);
  const titles = Array.from({ length: 7 }, (_, index) => `Notice ${index + 1}`);
  const ids = await Promise.all(titles.map((title) => publish(title, "--position=500")));
  await expect
    .poll(async () => {
      await page.goto("/notices?page=2");
      return page.getByText(/^Page 2 of \d$/).count();
    })
    .toBe(1);
  await expect(page.getByRole("heading", { level: 1, name: "Notices" })).toBeVisible();
  await page.getByRole("link", { name: "Newer" }).click();
  await expect(page).toHaveURL("/notices");
  await expect(page.getByRole("article")).toHaveCount(9);
  for (const path of ["/fil/notices", "/ar/notices?page=99", "/notices?page=x"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("article").first()).toBeVisible();
  }
  await Promise.all(ids.map((id) => ops("notices", "remove", id)));
});

test("MSG-01 a notice is readable without script, and script in its content does not run", async ({
  browser,
  baseURL,
}) => {
  const content = `<p>Read <a href="/help#fair">how</a></p><img src="/x" onerror="document.title='broken'"><script>document.title='broken'</script>`;
  const said = await ops("notices", "add", "--title", "Bare", "--content", content, "--position=-500");
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  const notice = page.getByRole("article", { name: "Bare" });
  await expect
    .poll(async () => {
      await page.goto("/notices");
      return notice.count();
    })
    .toBe(1);
  await expect(notice.getByRole("link", { name: "how" })).toHaveAttribute("href", "/help#fair");
  await expect(notice.locator("img, script")).toHaveCount(0);
  await context.close();
  await ops("notices", "remove", /as ([0-9a-f-]{36});/.exec(said)?.[1] ?? "");
});

for (const { name, path, tag } of [
  { name: "English", path: "/dev/ui", tag: "@both" },
  { name: "Arabic", path: "/ar/dev/ui", tag: [] },
]) {
  test(`LOBBY-02 the carousel moves by dots, keys and timer, and pauses, ${name}`, { tag }, async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    await watchLayoutShift(page);
    await page.goto(path);
    const band = page.locator("section[aria-roledescription]");
    const slides = band.locator("[role=group]");
    const shown = async () =>
      slides.evaluateAll((all) => all.map((slide) => (slide.hasAttribute("inert") ? "-" : "x")).join(""));
    await page.clock.runFor(3_000);
    await expect.poll(shown).toBe("x---");
    await expectNoLayoutShift(page);
    await page.clock.runFor(5_100);
    await expect.poll(shown).toBe("-x--");
    // The arrow key in reading direction shows the next slide and moves the focus to it.
    await band.locator("[role=group]:not([inert]) a").focus();
    await page.keyboard.press(path.startsWith("/ar") ? "ArrowLeft" : "ArrowRight");
    await expect.poll(shown).toBe("--x-");
    await expect(slides.nth(2).getByRole("link")).toBeFocused();
    await page.clock.runFor(11_000);
    expect(await shown()).toBe("--x-");
    if (!isMobile) {
      await band.getByRole("button").nth(3).click();
      await expect.poll(shown).toBe("---x");
      await page.mouse.move(0, 0);
    }
    await band.getByRole("button").last().click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(11_000);
    expect(await shown()).toBe(isMobile ? "--x-" : "---x");
  });
}

test("LOBBY-02 with reduced motion the carousel stands still, and arrow keys jump", async ({ page }) => {
  await page.clock.install();
  await page.goto("/dev/ui");
  const band = page.locator("section[aria-roledescription]");
  await page.clock.runFor(3_000);
  await expect(band.locator("[inert]")).toHaveCount(3);
  await page.clock.runFor(11_000);
  await expect(band.locator("[role=group]").first()).not.toHaveAttribute("inert");
  await expect(band.getByRole("button", { name: "Pause the slides" })).toHaveCount(0);
  await band.locator("[role=group]").first().getByRole("link").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(band.locator("[role=group]").last().getByRole("link")).toBeFocused();
});

test("LOBBY-02 without script the first slide shows, and scrolling reaches the others", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/dev/ui");
  const slides = page.locator("section[aria-roledescription] [role=group]");
  await slides.first().scrollIntoViewIfNeeded();
  await expect(slides.first()).toBeInViewport();
  await expect(slides.nth(1)).not.toBeInViewport();
  await slides.nth(1).getByRole("link").scrollIntoViewIfNeeded();
  await expect(slides.nth(1)).toBeInViewport();
  await context.close();
});

test("LOBBY-01 the ticker moves, pauses by focus and by its switch, and stands still with reduced motion", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/dev/ui");
  const lane = page.getByRole("group", { name: "Notices" });
  const moving = () => lane.evaluate((element) => element.getAnimations({ subtree: true })[0]?.playState ?? "none");
  await expect.poll(moving).toBe("running");
  await lane.focus();
  await expect.poll(moving).toBe("paused");
  await lane.blur();
  await expect.poll(moving).toBe("running");
  const pause = page.getByRole("checkbox", { name: "Pause the notices" });
  await pause.focus();
  await pause.press("Space");
  await expect.poll(moving).toBe("paused");
  await pause.press("Space");
  await expect.poll(moving).toBe("running");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(moving).toBe("none");
});
