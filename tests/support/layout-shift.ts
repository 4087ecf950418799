import type { Page } from "@playwright/test";
import { expect } from "#tests/support/browser.ts";

/** Counts from the first paint on; call before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
      for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as Shift[]) {
        // Less than a thousandth is glyphs settling as their font comes; a page is good below a hundred times that.
        if (hadRecentInput || value < 0.001) continue;
        const moved = sources.map(({ node }) => node instanceof Element && `${node.tagName} ${node.className}`);
        shifts.push(`${value.toFixed(4)} at ${Math.round(startTime)} ms: ${moved.join(" | ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => Reflect.get(window, "layoutShifts"));
  expect(shifts, "nothing moves while the page appears").toEqual([]);
}
