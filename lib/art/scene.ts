import { backdrops, chooseBackdrop } from "#lib/art/backdrops.ts";
import { chooseMotif } from "#lib/art/classes.ts";
import { hueOf, mix } from "#lib/art/colour.ts";
import { at, burst, circle, flip, group, path, round, star } from "#lib/art/draw.ts";
import { createKit, type Kit, type Scene, type Subject } from "#lib/art/kit.ts";
import { type MotifName, motifs } from "#lib/art/motifs.ts";
import { classAndTone, type Palette, paletteName, palettes, type Tone } from "#lib/art/palettes.ts";

/** A picture's layers, from back to front. */
export interface Layers {
  ground: string;
  back: string;
  halo: string;
  art: string;
}

/**
 * Draws the ground: light from the middle in 40% of the pictures, else a bright ground, dusk, morning, or light from a
 * corner.
 */
function groundOf(k: Kit, scheme: number, y: number): string {
  const { p } = k;
  const id = `${k.id}-b`;
  const middle = p.glow ?? mix(p.mid, p.bright, 0.3);
  const radial = (place: string, stops: readonly [string, number, string, string]) =>
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}><stop stop-color="${stops[0]}"/><stop offset="${stops[1]}" stop-color="${stops[2]}"/><stop offset="1" stop-color="${stops[3]}"/></radialGradient>`;
  const falling = (stops: readonly [string, number, string, number, string]) =>
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${stops[0]}"/><stop offset="${stops[1]}" stop-color="${stops[2]}"/><stop offset="${stops[3]}" stop-color="${stops[4]}"/></linearGradient>`;
  const bright = mix(p.bright, p.highlight, 0.45);
  const grounds: readonly [string, ...string[]] = [
    radial(`cx="150" cy="${y}" r="290"`, [middle, 0.42, p.mid, p.deep]),
    radial(`cx="150" cy="${y}" r="290"`, [bright, 0.42, p.bright, mix(p.mid, p.deep, 0.15)]),
    falling([p.deep, 0.45, p.mid, 0.75, mix(p.bright, p.mid, 0.35)]),
    falling([bright, 0.4, p.bright, 0.85, p.mid]),
    radial('cx="24" cy="16" r="400"', [mix(p.bright, p.highlight, 0.25), 0.5, p.mid, p.deep]),
  ];
  k.raw(at(grounds, scheme));
  return `<rect width="300" height="400" fill="url(#${id})"/>`;
}

/** True for grounds so light that the halo is darker. */
const isLight = (scheme: number) => scheme === 1 || scheme === 3;

function haloColour(k: Kit, disc: Exclude<Scene["disc"], "none">, scheme: number): string {
  const { p } = k;
  if (disc === "highlight") return p.highlight;
  if (isLight(scheme)) return p.mid;
  return disc === "mid" ? (p.glow ?? mix(p.mid, p.bright, 0.4)) : p.bright;
}

const haloStyle = (k: Kit, { discR }: Scene) => (discR ? 0 : (k.seed >>> 7) % halos.length);

/** Draws the halo: a disc when it is part of the scene, otherwise one of the shapes below, by the seed. */
function haloOf(k: Kit, scene: Scene, scheme: number, flat: boolean): string {
  const y = scene.discY ?? 152;
  const r = scene.discR ?? 108;
  if (scene.disc === "none") return circle(150, y, 128, "none", line(k, 0.35, 2));
  const colour = haloColour(k, scene.disc, scheme);
  const fill = k.linear(mix(colour, "#ffffff", 0.18), mix(colour, k.p.deep, 0.22), true);
  return at(halos, flat ? 0 : haloStyle(k, scene))(k, fill, y, r);
}

const line = (k: Kit, opacity: number, width: number) =>
  `stroke="${k.p.highlight}" stroke-opacity="${opacity}" stroke-width="${width}"`;
const beads = (step: number) => `${round} stroke-dasharray=".1 ${step}"`;
/** Returns the path of a regular polygon, on a side or a corner. */
const polygon = (corners: number, y: number, r: number) => star(corners / 2, 150, y, r, r, 180 / corners);

type Halo = (k: Kit, fill: string, y: number, r: number) => string;

const halos: readonly [Halo, ...Halo[]] = [
  // A disc in a beaded ring.
  (k, fill, y, r) =>
    circle(150, y, r + 13, "none", line(k, 0.7, 2)) +
    circle(150, y, r, fill) +
    circle(150, y, r + 22, "none", `${line(k, 0.55, 3)} ${beads(13)}`),
  // A niche.
  (k, fill) =>
    path("M38 330V150A112 112 0 0 1 262 150V330Z", fill) +
    path("M25 340V150A125 125 0 0 1 275 150V340", "none", line(k, 0.75, 2)) +
    path("M15 340V150A135 135 0 0 1 285 150V340", "none", `${line(k, 0.5, 3)} ${beads(13)}`),
  // A rising sun.
  (k, fill) =>
    circle(150, 196, 172, "none", line(k, 0.22, 2)) +
    circle(150, 196, 154, "none", line(k, 0.5, 2)) +
    circle(150, 196, 136, fill),
  // A seal.
  (k, fill, y) =>
    path(star(20, 150, y, 130, 116, 0), fill) +
    circle(150, y, 106, "none", line(k, 0.8, 2)) +
    circle(150, y, 99, "none", `${line(k, 0.5, 3)} ${beads(12.4)}`),
  // The sun of the flag: eight bundles of rays round a disc.
  (k, fill, y) =>
    burst(8, 150, y, 142, fill, 11) +
    burst(24, 150, y, 130, k.p.highlight, 4) +
    circle(150, y, 100, fill) +
    circle(150, y, 100, "none", line(k, 0.9, 3)),
  // A pane of eight sides.
  (k, fill, y) =>
    path(polygon(8, y, 126), fill) +
    path(polygon(8, y, 138), "none", line(k, 0.7, 2)) +
    path(polygon(8, y, 114), "none", `${line(k, 0.5, 3)} ${beads(11)}`),
  // A diamond of cloth.
  (k, fill, y) =>
    path(star(2, 150, y, 150, 150, 0), fill) +
    path(star(2, 150, y, 164, 164, 0), "none", line(k, 0.6, 2)) +
    path(star(2, 150, y, 134, 134, 0), "none", `${line(k, 0.55, 3)} ${beads(12)}`),
  // A flower of arcs.
  (k, fill, y) =>
    circle(150, y, 96, "none", `stroke="${fill}" stroke-width="64" stroke-dasharray=".1 60.2" ${round}`) +
    circle(150, y, 98, fill) +
    circle(150, y, 90, "none", line(k, 0.6, 2)),
  // Two rings and a pale disc.
  (k, fill, y) =>
    circle(150, y, 128, "none", `stroke="${fill}" stroke-width="22" stroke-opacity=".55"`) +
    circle(150, y, 102, fill, 'opacity=".9"') +
    circle(150, y, 139, "none", line(k, 0.6, 2)),
];

const turnOf = (k: Kit) => (k.seed >>> 12) % 5;

/** Enlarges some art and mirrors some by the seed, but never writing. */
function placed(k: Kit, { art, written }: Scene): string {
  const turn = turnOf(k);
  if (turn === 0 && !written && !art.includes("<text")) return group(flip, art);
  return turn === 1 ? group("translate(-19 -14) scale(1.13)", art) : art;
}

/** Draws the random numbers that decide a picture. Their order matters. */
function plan(k: Kit, { slug, gameClass }: Subject) {
  const motif = chooseMotif(k, slug, classAndTone(gameClass).base);
  const scheme = k.n(10) < 4 ? 0 : 1 + k.n(4);
  return { motif, scheme, scene: motifs[motif](k) };
}

export interface Look {
  motif: MotifName;
  /** Pictures equal in motif, composition and palette differ only in small things. */
  composition: string;
  /** Returns the hue of the ground in degrees, in the vendor's palette or a tone's. */
  hue: (tone?: Tone) => number;
}

/** Returns what distinguishes a picture from its neighbours. */
export function lookOf(subject: Subject): Look {
  const k = createKit(subject);
  const { motif, scheme, scene } = plan(k, subject);
  const composition = [scheme, chooseBackdrop(k, scene), haloStyle(k, scene), Math.min(turnOf(k), 2)].join(" ");
  const hue = (tone = classAndTone(subject.gameClass).tone) => {
    const { glow, mid, bright } = palettes[paletteName(subject.vendor, k.seed, tone)] as Palette;
    if (isLight(scheme)) return hueOf(bright);
    return hueOf(scheme === 0 ? mix(mid, glow ?? bright, 0.3) : mid);
  };
  return { motif, composition, hue };
}

export function layers(k: Kit, subject: Subject, flat = false): Layers {
  const { scheme, scene } = plan(k, subject);
  const y = scene.discY ?? 152;
  return {
    ground: groundOf(k, scheme, y),
    back: backdrops[chooseBackdrop(k, scene)](k, y),
    halo: haloOf(k, scene, scheme, flat),
    art: flat ? scene.art : placed(k, scene),
  };
}
