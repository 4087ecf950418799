import type { CSSProperties } from "react";
import type { Theme } from "#components/ui/theme/theme.ts";
import { contrastOf, mixColors, readableContrast, readableOn, visibleContrast } from "#lib/kernel/color.ts";

interface SiteColors {
  /** "#rrggbb" */
  brand?: string | undefined;
  onBrand?: string | undefined;
}

/**
 * Values of app/_styles/tokens.css: the panel under tints, the ground with the lowest contrast, and the direction that
 * raises it.
 */
export const grounds: Record<Theme, { panel: string; hardest: string; away: string }> = {
  dark: { panel: "#111726", hardest: "#253048", away: "#ffffff" },
  light: { panel: "#fffbf3", hardest: "#e6d9c1", away: "#000000" },
};

const tint = 0.1;
const line = 0.45;
const shade = 0.14;
const steps = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * SITE-07: returns the site's own colours as a style attribute of the document; app/_styles/tokens.css uses them before
 * its own. Shades, tints and text derive from the brand so that they are readable for any colour. It covers both
 * themes, so that switching needs no request. Undefined without a brand colour.
 */
export function brandStyle({ brand, onBrand }: SiteColors): CSSProperties | undefined {
  if (!brand) return undefined;
  const on = onBrand ?? readableOn(brand);
  const both = (of: (theme: Theme) => string) => `light-dark(${of("light")}, ${of("dark")})`;
  const properties: Record<`--site-${string}`, string> = {
    "--site-brand": brand,
    "--site-on-brand": on,
    "--site-brand-hover": shadeOf(brand, on, "#ffffff"),
    "--site-brand-press": shadeOf(brand, on, "#000000"),
    "--site-brand-text": both((theme) => textOf(brand, theme)),
    "--site-brand-soft": both((theme) => tintOf(brand, theme)),
    "--site-brand-mark": both((theme) => markOf(brand, theme)),
    "--site-brand-line": both((theme) => mixColors(grounds[theme].panel, brand, line)),
  };
  return properties;
}

/** Returns the brand moved towards white or black as far as the contrast with its text allows. */
export function shadeOf(brand: string, on: string, towards: string): string {
  const least = Math.min(readableContrast, contrastOf(brand, on));
  const shades = [shade, shade / 2, 0].map((share) => mixColors(brand, towards, share));
  return shades.find((candidate) => contrastOf(candidate, on) >= least) ?? brand;
}

export function tintOf(brand: string, theme: Theme): string {
  return mixColors(grounds[theme].panel, brand, tint);
}

/** Returns the closest colour to the brand that is readable as text on every ground of the theme. */
export function textOf(brand: string, theme: Theme): string {
  return nearest(brand, theme, readableContrast);
}

/** Returns the closest colour to the brand that is visible as a mark without text. */
export function markOf(brand: string, theme: Theme): string {
  return nearest(brand, theme, visibleContrast);
}

function nearest(brand: string, theme: Theme, least: number): string {
  const { hardest, away } = grounds[theme];
  const seen = (color: string) => [hardest, tintOf(brand, theme)].every((ground) => contrastOf(color, ground) >= least);
  return steps.map((share) => mixColors(brand, away, share)).find(seen) ?? away;
}
