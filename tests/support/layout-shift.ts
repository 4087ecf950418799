import type { Page } from "@playwright/test";
import { expect } from "#tests/support/browser.ts";

/** Counts from the first paint on; call before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        // What rounds to nothing in the third place is a glyph settling, and no tool reports it.
        if (!entry.hadRecentInput && entry.value >= 0.0005)
          shifts.push(`${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => Reflect.get(window, "layoutShifts"));
  expect(shifts, "nothing moves while the page appears").toEqual([]);
}
