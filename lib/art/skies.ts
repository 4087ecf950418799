import { hashText } from "#lib/art/random.ts";

/**
 * Colours of a sky from the sun outwards; text goes on the dark end. Both themes use the same, because it is a picture.
 */
const skies = {
  sunset: ["#f29a32", "#c2491f", "#5d1620", "#220a16"],
  lagoon: ["#3cc4ae", "#0e7480", "#0d3a55", "#07182c"],
  dusk: ["#e87fae", "#8d3a8f", "#3a1c5e", "#150b2b"],
  grove: ["#e2b93b", "#5c8a34", "#1c4a38", "#08201d"],
} as const;

export type Sky = keyof typeof skies;
const names = Object.keys(skies) as Sky[];

/**
 * Returns the CSS background under text. `--sun` is the sun's position in reading direction, `light` the size of its
 * glow.
 */
export function backdropOf(name: Sky, light = "92% 150%"): string {
  const [sun, glow, dim, night] = skies[name];
  return `radial-gradient(${light} at var(--sun) 46%, ${sun} 0%, ${glow} 30%, ${dim} 62%, ${night} 100%)`;
}

/** Returns a sky by name; the same name always has the same sky. */
export function skyFor(slug: string): Sky {
  return names[hashText(slug) % names.length] ?? "sunset";
}
