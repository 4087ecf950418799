import type { CSSProperties } from "react";
import type { Theme } from "#components/ui/theme/theme.ts";
import { contrastOf, mixColors, readableContrast, readableOn, visibleContrast } from "#lib/kernel/color.ts";

interface SiteColors {
  /** "#rrggbb" */
  brand?: string | undefined;
  onBrand?: string | undefined;
}

/** Of app/_styles/tokens.css: the panel that tints are laid on, the ground that is hardest to read on, and the way to read it better. */
export const grounds: Record<Theme, { panel: string; hardest: string; away: string }> = {
  dark: { panel: "#111726", hardest: "#253048", away: "#ffffff" },
  light: { panel: "#fffbf3", hardest: "#e6d9c1", away: "#000000" },
};

const tint = 0.1;
const line = 0.45;
const shade = 0.14;
const steps = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * SITE-07: the site's own colours, as an attribute of the document; app/_styles/tokens.css takes them before its own. Shades,
 * tints and text follow from the brand so that whatever it is, they are read. Both themes are in it: switching needs no
 * answer of the server. Undefined when nothing is set.
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

/** As far towards white or black as what stands on it allows. */
export function shadeOf(brand: string, on: string, towards: string): string {
  const least = Math.min(readableContrast, contrastOf(brand, on));
  const shades = [shade, shade / 2, 0].map((share) => mixColors(brand, towards, share));
  return shades.find((candidate) => contrastOf(candidate, on) >= least) ?? brand;
}

export function tintOf(brand: string, theme: Theme): string {
  return mixColors(grounds[theme].panel, brand, tint);
}

/** The brand as text: as near to it as is readable on every ground of the theme. */
export function textOf(brand: string, theme: Theme): string {
  return nearest(brand, theme, readableContrast);
}

/** The brand as a mark without words. */
export function markOf(brand: string, theme: Theme): string {
  return nearest(brand, theme, visibleContrast);
}

function nearest(brand: string, theme: Theme, least: number): string {
  const { hardest, away } = grounds[theme];
  const seen = (color: string) => [hardest, tintOf(brand, theme)].every((ground) => contrastOf(color, ground) >= least);
  return steps.map((share) => mixColors(brand, away, share)).find(seen) ?? away;
}
