/** Colours as "#rrggbb". */
type Channels = readonly [number, number, number];

/** Minimum contrast of text by WCAG 2.2 AA. */
export const readableContrast = 4.5;

/** Minimum contrast of non-text marks by WCAG 2.2 AA: a focus ring, an underline, a switch. */
export const visibleContrast = 3;

/** Returns the contrast by WCAG 2.2, from 1 (equal colours) to 21 (black on white). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns black or white, whichever has more contrast: at least 4.5 : 1 on every colour. */
export function readableOn(ground: string): string {
  return contrastOf(ground, "#000000") >= contrastOf(ground, "#ffffff") ? "#000000" : "#ffffff";
}

/** Mixes two colours: `share` 0 gives `base`, 1 gives `other`. */
export function mixColors(base: string, other: string, share: number): string {
  const [from, to] = [channelsOf(base), channelsOf(other)];
  const mixed = from.map((value, at) => Math.round(value + ((to[at] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(color: string): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
