import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { brandStyle, grounds, markOf, shadeOf, textOf, tintOf } from "#components/ui/theme/brand-style.ts";
import { contrastOf, readableContrast, readableOn, visibleContrast } from "#lib/kernel/color.ts";

const css = readFileSync("app/_styles/tokens.css", "utf8");
const [dark = "", light = ""] = css.split('[data-theme="light"] {');
const tokensOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
const tokens: Record<"dark" | "light", Record<string, string>> = { dark: tokensOf(dark), light: tokensOf(light) };
const themes = ["dark", "light"] as const;
const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

it("SITE-07 no property is set without a brand colour, even when its text colour is configured", () => {
  expect(brandStyle({})).toBeUndefined();
  expect(brandStyle({ onBrand: "#ffffff" })).toBeUndefined();
});

it("SITE-07 in both themes every property that is set has a token that uses it before the product's own colour", () => {
  const style = brandStyle({ brand: "#1a4fd6", onBrand: "#fffffe" });
  expect(style).toMatchObject({ "--site-brand": "#1a4fd6", "--site-on-brand": "#fffffe" });
  for (const name of Object.keys(style ?? {})) {
    for (const text of [dark, light]) expect(text).toMatch(new RegExp(`var\\(${name}, #[0-9a-f]{6}\\)`));
  }
  expect(brandStyle({ brand: "#ffe000" })).toMatchObject({ "--site-on-brand": "#000000" });
});

it.each(themes)("SITE-07 the grounds of the %s theme match its tokens", (theme) => {
  const own = tokens[theme];
  expect(grounds[theme]).toMatchObject({ panel: own["surface-1"], hardest: own["surface-3"] });
  const contrasts = [0, 1, 2, 3].map((n) => contrastOf(grounds[theme].away, own[`surface-${n}`] ?? ""));
  expect(Math.min(...contrasts)).toBe(contrasts[3]);
});

it.each(themes)("SITE-07 in the %s theme text in any brand colour is readable on all grounds and the tint", (theme) => {
  const own = tokens[theme];
  fc.assert(
    fc.property(color, (brand) => {
      const pairs = [0, 1, 2, 3].map((n) => [textOf(brand, theme), own[`surface-${n}`] ?? ""]);
      const tint = tintOf(brand, theme);
      pairs.push([textOf(brand, theme), tint]);
      for (const n of [1, 2, 3]) pairs.push([own[`text-${n}`] ?? "", tint]);
      for (const [text = "", ground = ""] of pairs)
        expect(contrastOf(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(readableContrast);
    }),
  );
});

it.each(
  themes.flatMap((theme) =>
    ["#000000", "#0a0e18", "#1a1040", "#3b0764", "#253048", "#7a7a7a", "#f6b73c", "#ffffff"].map((brand) => ({
      theme,
      brand,
    })),
  ),
)("SITE-07 marks in $brand are visible on every ground of the $theme theme", ({ theme, brand }) => {
  const style = brandStyle({ brand });
  const mark = markOf(brand, theme);
  expect(Object.entries(style ?? {}).find(([name]) => name === "--site-brand-mark")?.[1]).toContain(mark);
  for (const ground of [...[0, 1, 2, 3].map((n) => tokens[theme][`surface-${n}`] ?? ""), tintOf(brand, theme)])
    expect(contrastOf(mark, ground), `${mark} on ${ground}`).toBeGreaterThanOrEqual(visibleContrast);
});

it.each(themes)("SITE-07 the product's own marks and focus are visible on every ground of the %s theme", (theme) => {
  const own = tokens[theme];
  const fallback = (name: string) =>
    new RegExp(`--${name}: var\\(--[\\w-]+, (#[0-9a-f]{6})\\)`).exec(theme === "dark" ? dark : light)?.[1] ?? "";
  for (const name of ["brand-mark", "focus"])
    for (const ground of [own["surface-0"], own["surface-1"], own["surface-2"], own["surface-3"]])
      expect(contrastOf(fallback(name), ground ?? ""), `${name} on ${ground}`).toBeGreaterThanOrEqual(visibleContrast);
});

it("SITE-07 shades of the brand never make the text on them unreadable", () => {
  fc.assert(
    fc.property(color, (brand) => {
      const on = readableOn(brand);
      for (const towards of ["#ffffff", "#000000"])
        expect(contrastOf(shadeOf(brand, on, towards), on)).toBeGreaterThanOrEqual(readableContrast);
    }),
  );
});
