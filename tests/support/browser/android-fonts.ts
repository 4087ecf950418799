import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const inline = (address: string) => {
  const file = readFileSync(new URL(address)).toString("base64");
  return `url(data:font/woff2;base64,${file})`;
};
const regular = inline(import.meta.resolve("@fontsource/roboto/files/roboto-latin-400-normal.woff2"));
const bold = inline(import.meta.resolve("@fontsource/roboto/files/roboto-latin-700-normal.woff2"));

/**
 * Provides the fonts of an Android phone on any machine: Roboto and no Arial. The page needs `bypassCSP`, because the
 * replacement of the system font comes from an address. Call before opening the page.
 */
export async function useAndroidFonts(page: Page): Promise<void> {
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const sheet = (await response.text())
      .replace(/local\("?(Arial|Liberation Sans)( Bold)?"?\)/g, "local(none)")
      .replace(/local\("?Roboto-Bold"?\)/g, bold)
      .replace(/local\("?Roboto-Regular"?\)/g, regular);
    await route.fulfill({ response, body: sheet });
  });
}

/**
 * Waits until the replacement of the system font is drawn, and forgets the layout shifts until then. A phone has its
 * system font at the first paint; an address is loaded after it.
 */
export async function untilAndroidFontsApply(page: Page): Promise<void> {
  const used = ["400 16px 'Figtree Roboto'", "700 16px 'Figtree Roboto'", "700 20px 'Bricolage Roboto'"];
  await page.evaluate((used) => Promise.all(used.map((font) => document.fonts.load(font))), used);
  await page.evaluate(async () => {
    const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await twoFrames();
    const shifts: unknown = Reflect.get(window, "layoutShifts");
    if (Array.isArray(shifts)) shifts.length = 0;
  });
}
