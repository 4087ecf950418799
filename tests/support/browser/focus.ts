import type { Locator, Page } from "@playwright/test";
import { expect } from "#tests/support/browser/browser.ts";

/** Expects the focused element to be in view, uncovered, and with a visible focus ring on it or its field. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (!(focused instanceof HTMLElement) || focused === document.body) return "nothing has the focus";
        const name = focused.getAttribute("aria-label") ?? focused.textContent?.trim() ?? focused.tagName;
        if (!focused.matches(":focus-visible")) return `${name} has it without showing it`;
        // A field may show the ring on its box, and a card's link on its card.
        const shown = [focused, focused.parentElement, focused.parentElement?.parentElement].some((element, level) => {
          if (!element) return false;
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
          const outlined = outlineStyle !== "none" && outlineWidth !== "0px";
          return outlined || (level > 0 && boxShadow.includes("inset"));
        });
        if (!shown) return `${name} has it and is not drawn so`;
        const { x, y, width, height } = focused.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        if (!top) return `${name} has it out of sight`;
        const label = focused.closest("label");
        const free = focused.contains(top) || top.contains(focused) || label?.contains(top);
        return free ? "seen" : `${name} has it under something else`;
      }),
    )
    .toBe("seen");
}

/** Presses Tab until `target` has the focus, and expects a visible focus at every step. */
export async function tabTo(page: Page, target: Locator, steps = 30): Promise<void> {
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press("Tab");
    await expectFocusSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} is not within ${steps} steps of the Tab key`);
}
