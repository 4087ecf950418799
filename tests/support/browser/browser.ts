import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { askFixtures } from "#tests/support/processes/fixture-process.ts";

export { expect };

interface Fixtures {
  /** Client address of this test, unique so that rate limits per address do not meet across tests. */
  address: string;
  /**
   * Errors on the page's console. The test fails when any are left at its end; a test that provokes some clears them.
   */
  complaints: string[];
  /** Errors that a file's tests provoke and that may come at any time, also after the last expectation. */
  provoked: RegExp | undefined;
}

export const test = base.extend<Fixtures>({
  address: async ({ browserName: _ }, use, testInfo) => {
    const [a = 0, b = 0, c = 0] = createHash("sha256").update(`${testInfo.testId}${testInfo.retry}`).digest();
    await use(`10.${a}.${b}.${c}`);
  },
  extraHTTPHeaders: async ({ address }, use) => use({ "x-forwarded-for": address }),
  provoked: [undefined, { option: true }],
  complaints: [
    async ({ page, provoked }, use) => {
      const complaints: string[] = [];
      const note = (complaint: string) => provoked?.test(complaint) || complaints.push(complaint);
      listen(page, note);
      page.context().on("page", (other) => listen(other, note));
      await use(complaints);
      // A test that never opened a page has nothing to measure.
      if (!page.isClosed() && page.url() !== "about:blank") await expectNoOverflow(page);
      expect(complaints, "the console stays clean").toEqual([]);
    },
    { auto: true },
  ],
});

function listen(page: Page, note: (complaint: string) => void): void {
  page.on("pageerror", (error) => note(`error: ${error.message}`));
  page.on("console", (message) => {
    const { url } = message.location();
    // Tests check rejected calls and missing pages themselves; a missing asset is always an error.
    const answer =
      message.text().startsWith("Failed to load resource") && !/\.\w+($|\?)/.test(new URL(url || "http://x").pathname);
    if (["error", "warning"].includes(message.type()) && !answer) note(`${message.type()}: ${message.text()} ${url}`);
  });
}

/**
 * Waits until the page is hydrated: before that, links load whole pages and keys do nothing. React hydrates an
 * element's children before the element.
 */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
}

/** Opens the search by its key, as soon as the page handles keys. */
export async function openSearchByKey(page: Page): Promise<void> {
  const field = page.getByRole("dialog").getByRole("searchbox");
  await expect(async () => {
    if (!(await field.isVisible())) await page.keyboard.press("/");
    await expect(field).toBeFocused({ timeout: 10_000 });
  }).toPass();
}

/**
 * Expects no horizontal overflow, measured against the device, because a phone's `innerWidth` grows with the overflow.
 * Every test ends with this.
 */
export async function expectNoOverflow(page: Page, where = ""): Promise<void> {
  const content = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(content, `nothing is wider than the screen ${where}`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Expects every tap target within `root` to be thumb-sized on a phone. */
export async function expectThumbSized(page: Page, root = "body"): Promise<void> {
  const small = await page.locator(root).evaluate((element) => {
    /** When a link is stretched over its card, the card is the tap target. */
    const boxOf = (control: HTMLElement) => {
      const { content, position, inset } = getComputedStyle(control, "::after");
      const stretched = content !== "none" && position === "absolute" && inset === "0px";
      return ((stretched && control.offsetParent) || control).getBoundingClientRect();
    };
    return (
      [...element.querySelectorAll<HTMLElement>("a, button, select, summary, [role=tab], label:has(input)")]
        // A link within a sentence is as high as its line (WCAG 2.5.8), also in a checkbox label.
        .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest("p, li p"))
        .filter((control) => !(control.matches("a") && control.closest("label")))
        .map((control) => ({ name: control.textContent, box: boxOf(control) }))
        .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
        .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`)
    );
  });
  expect(small, "44 px at least").toEqual([]);
}

export interface DemoAccount {
  role: string;
  account: string;
  password: string;
}

/** Returns the demo accounts of this run's database. */
export function demoAccounts(): DemoAccount[] {
  return JSON.parse(readFileSync(join(process.env.DATA_FOLDER ?? "", "demo-accounts.json"), "utf8"));
}

/** Runs an operator's command, like `npm run ops -- ARGS…`, and returns its output. */
export function ops(...args: string[]): Promise<string> {
  return opsWith({}, ...args);
}

/** Runs an operator's command on a product with other settings. */
export function opsWith(settings: Record<string, string>, ...args: string[]): Promise<string> {
  return askFixtures({ ops: args }, settings);
}
