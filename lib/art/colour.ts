const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Mixes two colours to "#rrggbb"; a share of 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the hue of "#rrggbb" in degrees. */
export function hueOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  const span = Math.max(r, g, b) - Math.min(r, g, b);
  if (span === 0) return 0;
  const turned = r >= g && r >= b ? (g - b) / span : g >= b ? 2 + (b - r) / span : 4 + (r - g) / span;
  return (turned * 60 + 360) % 360;
}

/** Returns how far two hues are apart, 0 to 180 degrees. */
export function hueDistance(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, 360 - apart);
}
