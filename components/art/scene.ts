import { backdrops } from "#components/art/backdrops.ts";
import { chooseMotif } from "#components/art/classes.ts";
import { mix } from "#components/art/colour.ts";
import { circle, path, round, star } from "#components/art/draw.ts";
import type { Kit, Scene, Subject } from "#components/art/kit.ts";

/** A picture in its layers, from the back. */
export interface Layers {
  ground: string;
  back: string;
  halo: string;
  art: string;
}

/** Light from the middle twice as often as not; else a bright ground, or dusk. */
function groundOf(k: Kit, scheme: number, y: number): string {
  const { p } = k;
  const id = `${k.id}-b`;
  if (scheme === 2) {
    k.raw(
      `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${p.deep}"/><stop offset=".45" stop-color="${p.mid}"/><stop offset=".75" stop-color="${mix(p.bright, p.mid, 0.35)}"/></linearGradient>`,
    );
  } else {
    const [centre, middle, edge] =
      scheme === 0
        ? [p.glow ?? mix(p.mid, p.bright, 0.3), p.mid, p.deep]
        : [mix(p.bright, p.highlight, 0.45), p.bright, mix(p.mid, p.deep, 0.15)];
    k.raw(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="150" cy="${y}" r="290"><stop stop-color="${centre}"/><stop offset=".42" stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient>`,
    );
  }
  return `<rect width="300" height="400" fill="url(#${id})"/>`;
}

function haloColour(k: Kit, disc: Exclude<Scene["disc"], "none">, scheme: number): string {
  const { p } = k;
  if (disc === "highlight") return p.highlight;
  const asksMid = disc === "mid" || scheme === 1;
  if (!asksMid) return p.bright;
  return scheme === 1 ? p.mid : (p.glow ?? mix(p.mid, p.bright, 0.4));
}

/** A sun that belongs to the scene stays a disc; otherwise disc, niche, rising sun or seal, by the seed. */
function haloOf(k: Kit, scene: Scene, scheme: number, flat: boolean): string {
  const { p } = k;
  const y = scene.discY ?? 152;
  const r = scene.discR ?? 108;
  const gold = (opacity: number, width: number) =>
    `stroke="${p.highlight}" stroke-opacity="${opacity}" stroke-width="${width}"`;
  const beads = (step: number) => `${round} stroke-dasharray=".1 ${step}"`;
  if (scene.disc === "none") return circle(150, y, 128, "none", gold(0.35, 2));
  const colour = haloColour(k, scene.disc, scheme);
  const fill = k.linear(mix(colour, "#ffffff", 0.18), mix(colour, p.deep, 0.22), true);
  const style = flat || scene.discR ? 0 : (k.seed >>> 7) % 4;
  if (style === 1) {
    return (
      path("M38 330V150A112 112 0 0 1 262 150V330Z", fill) +
      path("M25 340V150A125 125 0 0 1 275 150V340", "none", gold(0.75, 2)) +
      path("M15 340V150A135 135 0 0 1 285 150V340", "none", `${gold(0.5, 3)} ${beads(13)}`)
    );
  }
  if (style === 2) {
    return (
      circle(150, 196, 172, "none", gold(0.22, 2)) +
      circle(150, 196, 154, "none", gold(0.5, 2)) +
      circle(150, 196, 136, fill)
    );
  }
  if (style === 3) {
    return (
      path(star(20, 150, y, 130, 116, 0), fill) +
      circle(150, y, 106, "none", gold(0.8, 2)) +
      circle(150, y, 99, "none", `${gold(0.5, 3)} ${beads(12.4)}`)
    );
  }
  return (
    circle(150, y, r + 13, "none", gold(0.7, 2)) +
    circle(150, y, r, fill) +
    circle(150, y, r + 22, "none", `${gold(0.55, 3)} ${beads(13)}`)
  );
}

export function layers(k: Kit, { slug, gameClass }: Subject, flat = false): Layers {
  const motif = chooseMotif(k, slug, gameClass);
  const scheme = k.n(10) < 5 ? 0 : k.n(10) < 6 ? 1 : 2;
  const scene = motif(k);
  const y = scene.discY ?? 152;
  return {
    ground: groundOf(k, scheme, y),
    back: backdrops[scene.back](k, y),
    halo: haloOf(k, scene, scheme, flat),
    art: scene.art,
  };
}
