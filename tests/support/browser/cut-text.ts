import type { Page } from "@playwright/test";
import { expect, expectNoOverflow } from "#tests/support/browser/browser.ts";

/**
 * Expects no horizontal overflow, and no text or control cut off at the side, except in scrolling rows, marquees and
 * ellipses.
 */
export async function expectNothingCut(page: Page, where: string): Promise<void> {
  await expectNoOverflow(page, where);
  const cut = await page.evaluate(() => {
    const readable = "h1, h2, h3, h4, p, b, a, button, label, input, select, dt, dd, td, th, li, span, small";
    const ownText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const control = (element: Element) => element.matches("a, button, input, select");
    const findings: string[] = [];
    // Content behind an open popup is not readable anyway.
    const shown = [...document.querySelectorAll("dialog[open], [role=dialog]")].at(-1) ?? document;
    for (const element of shown.querySelectorAll<HTMLElement>(readable)) {
      if (!ownText(element) && !control(element)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest("[aria-hidden=true], [inert], [role=marquee], [aria-roledescription=carousel]")) continue;
      const box = element.getBoundingClientRect();
      // Text for screen readers only.
      if (
        box.width <= 1 ||
        box.height <= 1 ||
        (getComputedStyle(element).position === "absolute" && getComputedStyle(element).clipPath !== "none")
      )
        continue;
      let [start, end] = [0, innerWidth];
      let forgiven = false;
      for (let around: HTMLElement | null = element; around && !forgiven; around = around.parentElement) {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(around);
        forgiven =
          overflowX === "auto" || overflowX === "scroll"
            ? around.scrollWidth > around.clientWidth + 1
            : textOverflow === "ellipsis" || webkitLineClamp !== "none";
        if (around !== element && (overflowX === "hidden" || overflowX === "clip")) {
          const outer = around.getBoundingClientRect();
          [start, end] = [Math.max(start, outer.left), Math.min(end, outer.right)];
        }
      }
      if (forgiven) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = ownText(element) ? range.getBoundingClientRect() : box;
      const name = () => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40);
      // A control that was squeezed below the width of its words, which then lie over its neighbours.
      const spills = text.left < box.left - 1.5 || text.right > box.right + 1.5;
      if (element.matches("a, button") && spills && getComputedStyle(element).display !== "inline")
        findings.push(
          `${element.tagName} "${name()}" is wider than itself: ${Math.round(text.width)} in ${Math.round(box.width)}`,
        );
      // A carousel slide outside its window.
      if (text.right <= start + 1.5 || text.left >= end - 1.5 || start >= end) continue;
      if (text.left < start - 1.5 || text.right > end + 1.5) {
        findings.push(
          `${element.tagName} "${name()}" ${Math.round(text.left)}–${Math.round(text.right)} of ${Math.round(start)}–${Math.round(end)}`,
        );
      }
    }
    return findings;
  });
  expect(cut, `nothing is cut on ${where}`).toEqual([]);
}
