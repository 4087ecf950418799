import { mix } from "#lib/art/colour.ts";
import { ellipse, flip, group, use } from "#lib/art/draw.ts";
import { classAndTone, type Palette, paletteName, palettes, redPalettes } from "#lib/art/palettes.ts";
import { hashText, seededRandom } from "#lib/art/random.ts";

/** Identifies a picture: the same three values always give the same one. */
export interface Subject {
  /** Latin name in kebab-case; its words choose the motif. */
  slug: string;
  /** Game class ("slots", "roulette"), category ("live-casino") or motif ("mango"), and optionally a tone ("mango.t"). */
  gameClass: string;
  /** Vendor code, which chooses the palette. */
  vendor: string;
}

/**
 * Colours, definitions and random numbers of one picture. Ids derive from the subject, so that one page can hold many
 * drawings.
 */
export interface Kit {
  p: Palette;
  seed: number;
  id: string;
  /** A warm red that contrasts with the palette. */
  red: string;
  gold: string;
  paper: string;
  tile: string;
  /** Returns the definitions collected so far. */
  defs: () => string;
  random: () => number;
  /** Returns a random integer from 0 to max − 1. */
  n: (max: number) => number;
  /** Returns a darker gold that stays warm. */
  shade: (share: number) => string;
  linear: (from: string, to: string, vertical?: boolean) => string;
  orb: (colour: string) => string;
  rayFill: (y: number) => string;
  pattern: (width: number, height: number, content: string) => string;
  /** Defines a drawing and returns its id. */
  def: (content: string) => string;
  /** Adds raw content to the definitions. */
  raw: (content: string) => void;
  /** Defines a drawing on the first use of its key and returns a reference to it. */
  once: (key: string, draw: () => string) => string;
  /** Draws the content and its mirror image. */
  both: (content: string) => string;
  /** Returns the id of a ball's highlight, for radius 40. */
  gloss: () => string;
}

export interface Scene {
  art: string;
  /** Colour of the halo behind the art. */
  disc: "bright" | "highlight" | "mid" | "none";
  /** Position of a halo that is part of the scene, such as a sun or moon; `discR` is its radius. */
  discY?: number;
  discR?: number;
  back: Backdrop;
  /** The art contains writing, so it must not be mirrored. */
  written?: true;
}

export type Backdrop =
  | "rays"
  | "beams"
  | "scallop"
  | "weave"
  | "grid"
  | "stars"
  | "confetti"
  | "waves"
  | "sea"
  | "clouds"
  | "pitch"
  | "sinag"
  | "ripples"
  | "capiz"
  | "banig"
  | "leaves"
  | "bunting";

export type Motif = (k: Kit) => Scene;

const stops = (colours: string[]) =>
  colours.map((colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`).join("");

export function createKit({ slug, gameClass, vendor }: Subject): Kit {
  const { base, tone } = classAndTone(gameClass);
  const seed = hashText(`${slug}|${base}|${vendor}`);
  const random = seededRandom(seed);
  const name = paletteName(vendor, seed, tone);
  const p: Palette = palettes[name];
  const id = `c${(seed % 1048576).toString(36)}`;
  const known = new Map<string, string>();
  let defs = "";
  let count = 0;
  const nextId = () => id + (count++).toString(36);

  const paint = (key: string, make: (id: string) => string) => {
    let found = known.get(key);
    if (!found) {
      found = nextId();
      defs += make(found);
      known.set(key, found);
    }
    return `url(#${found})`;
  };
  const def = (content: string) => {
    const defined = nextId();
    defs += `<g id="${defined}">${content}</g>`;
    return defined;
  };
  const linear = (from: string, to: string, vertical = false) =>
    paint(`l${from}${to}${vertical}`, (own) => {
      return `<linearGradient id="${own}" ${vertical ? 'x2="0" y2="1"' : 'x2="1" y2="0"'}>${stops([from, to])}</linearGradient>`;
    });
  const idOnce = (key: string, draw: () => string) => {
    const found = known.get(key) ?? def(draw());
    known.set(key, found);
    return found;
  };

  return {
    p,
    seed,
    id,
    red: redPalettes.includes(name) ? "#c9182f" : "#e23b3f",
    get gold() {
      return linear(mix(p.highlight, "#ffffff", 0.45), mix(p.highlight, "#c27a14", 0.5), true);
    },
    get paper() {
      return linear("#ffffff", mix(p.cream, p.highlight, 0.3), true);
    },
    get tile() {
      return linear(mix(p.bright, p.cream, 0.15), mix(p.bright, p.mid, 0.55), true);
    },
    defs: () => defs,
    random,
    n: (max) => Math.floor(random() * max),
    shade: (share) => mix(p.highlight, name === "IMES" ? p.mid : "#96500f", share),
    linear,
    orb: (colour) =>
      paint(`o${colour}`, (own) => {
        const tones = stops([mix(colour, "#ffffff", 0.5), colour, mix(colour, p.deep, 0.55)]);
        return `<radialGradient id="${own}" cx=".36" cy=".3" r=".8">${tones}</radialGradient>`;
      }),
    rayFill: (y) =>
      paint(`r${y}`, (own) => {
        const fade = `<stop offset=".2" stop-color="${p.rays}" stop-opacity=".46"/><stop offset="1" stop-color="${p.rays}" stop-opacity=".05"/>`;
        return `<radialGradient id="${own}" gradientUnits="userSpaceOnUse" cx="150" cy="${y}" r="270">${fade}</radialGradient>`;
      }),
    pattern: (width, height, content) => {
      const fill = paint(`p${width}${height}`, (own) => {
        return `<pattern id="${own}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${content}</pattern>`;
      });
      return `<rect width="300" height="400" fill="${fill}"/>`;
    },
    def,
    raw: (content) => {
      defs += content;
    },
    once: (key, draw) => use(idOnce(key, draw)),
    both: (content) => {
      if (content.length < 110) return content + group(flip, content);
      const half = def(content);
      return use(half) + use(half, `transform="${flip}"`);
    },
    gloss: () =>
      idOnce("gloss", () => ellipse(-14, -21, 12, 7, "#fff", 'opacity=".6" transform="rotate(-32 -14 -21)"')),
  };
}
