import { expect, test, untilAwake } from "#tests/support/browser/browser.ts";

test("I18N-02 arrow keys step through the languages, and Enter navigates once, to the last one", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/help");
  await untilAwake(page);
  const language = page.locator("aside select").first();
  const tags = await language
    .locator("option")
    .evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value));
  // Stops the clock, so that the debounce never ends.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await language.focus();
  for (const tag of tags.slice(1)) {
    await page.keyboard.press("ArrowDown");
    await expect(language).toHaveValue(tag);
  }
  await expect(page).toHaveURL("/help");
  await page.keyboard.press("Enter");
  await page.clock.resume();
  await expect(page).toHaveURL(`/${tags.at(-1)}/help`);
});
