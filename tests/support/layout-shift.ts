import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoOverflow } from "#tests/support/browser.ts";

/** Counts from the first paint on; call before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      type Moved = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Moved[] };
      for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as Shift[]) {
        // Below this it is glyphs settling as their font comes late (0.0018 to 0.0029 where it comes seconds later), not
        // boxes; a page is good below twenty times that.
        if (hadRecentInput || value < 0.005) continue;
        const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            node instanceof Element &&
            `${node.tagName} ${node.className} from ${box(previousRect)} to ${box(currentRect)}`,
        );
        shifts.push(`${value.toFixed(4)} at ${Math.round(startTime)} ms: ${moved.join(" | ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => Reflect.get(window, "layoutShifts"));
  expect(shifts, "nothing moves while the page appears").toEqual([]);
}

/** Opens a page in a theme: while it comes nothing moves, and then nothing overflows or can't be reached. */
export async function expectStill(page: Page, { path, theme, origin }: StillPage): Promise<void> {
  await page.context().addCookies([{ name: "theme", value: theme, url: origin ?? "" }]);
  await watchLayoutShift(page);
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expectNoOverflow(page);
  await expectNoLayoutShift(page);
  await expectAccessible(page);
}

interface StillPage {
  path: string;
  theme: "dark" | "light";
  origin: string | undefined;
}
