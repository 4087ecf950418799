import { expect, expectAccessible, expectNoOverflow, test } from "#tests/support/browser/browser.ts";

const views = [
  { name: "dark", path: "/dev/ui", theme: "dark" },
  { name: "light", path: "/dev/ui", theme: "light" },
  { name: "Filipino", path: "/fil/dev/ui", theme: "dark" },
  { name: "Arabic, dark", path: "/ar/dev/ui", theme: "dark" },
  { name: "Arabic, light", path: "/ar/dev/ui", theme: "light" },
];

for (const { name, path, theme } of views) {
  test(`HOUSE-10 every primitive in every state, ${name}: no overflow, axe clean, console clean`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: "theme", value: theme, url: baseURL ?? "" }]);
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
}
