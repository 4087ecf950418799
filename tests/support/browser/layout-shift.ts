import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { expect, expectNoOverflow } from "#tests/support/browser/browser.ts";

/**
 * Records layout shifts from the first paint on; call before opening the page. Shifts below `least` come from glyphs
 * and line breaks of late fonts, not from boxes. A page is good below twenty times that value.
 */
export async function watchLayoutShift(page: Page, least = 0.005): Promise<void> {
  await page.addInitScript((least) => {
    const shifts: string[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      type Moved = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Moved[] };
      for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput || value < least) continue;
        const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            node instanceof Element &&
            `${node.tagName} ${node.className} from ${box(previousRect)} to ${box(currentRect)}`,
        );
        shifts.push(`${value.toFixed(4)} at ${Math.round(startTime)} ms: ${moved.join(" | ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, least);
}

export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => Reflect.get(window, "layoutShifts"));
  expect(shifts, "nothing moves while the page appears").toEqual([]);
}

/** Delays fonts until after the first paint, as a slow network does. Without this the order depends on chance. */
async function holdFonts(page: Page): Promise<void> {
  await page.route("**/*.woff2", async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await route.continue();
  });
}

/** Opens a page in a theme and expects no layout shift, no overflow and no accessibility violation. */
export async function expectStill(page: Page, { path, theme, origin, lateFonts = false }: StillPage): Promise<void> {
  await page.context().addCookies([{ name: "theme", value: theme, url: origin ?? "" }]);
  // Stand-in fonts are almost as wide as ours. In Arabic, texts side by side in the header move by up to 5 px.
  await watchLayoutShift(page, lateFonts ? 0.005 : undefined);
  if (lateFonts) await holdFonts(page);
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await expect(page.locator("h1").first()).toBeAttached();
  // A dialog has its name once it is hydrated.
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main, [role=dialog]")].every((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps")),
    ),
  );
  await expectNoOverflow(page);
  await expectNoLayoutShift(page);
  await expectAccessible(page);
}

interface StillPage {
  path: string;
  theme: "dark" | "light";
  origin: string | undefined;
  /** Fonts load after the first paint; the allowed shift is then smaller. */
  lateFonts?: boolean;
}
