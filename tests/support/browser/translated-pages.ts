import type { Page } from "@playwright/test";

/**
 * Has every page's texts wrapped in elements, as a browser does that translates pages. It begins when every
 * control of a page is hydrated, and goes on with whatever comes later.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = "font, script, style, svg, option, textarea, [translate=no]";
    const wrap = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode())
        if (text instanceof Text && text.data.trim() && !text.parentElement?.closest(kept)) texts.push(text);
      for (const text of texts) {
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text);
      }
    };
    const begin = () => {
      const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
      const controls = [...document.body.querySelectorAll("main, a, button, input")];
      if (controls.length === 0 || !controls.every(isHydrated)) {
        requestAnimationFrame(begin);
        return;
      }
      wrap(document.body);
      new MutationObserver(() => wrap(document.body)).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    };
    addEventListener("load", begin);
  });
}
