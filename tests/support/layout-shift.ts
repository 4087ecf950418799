import type { Page } from "@playwright/test";
import { expect } from "#tests/support/browser.ts";

/** Counts from the first paint on; call before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      type Moved = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Moved[] };
      for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as Shift[]) {
        // Less than a thousandth is glyphs settling as their font comes; a page is good below a hundred times that.
        if (hadRecentInput || value < 0.001) continue;
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
