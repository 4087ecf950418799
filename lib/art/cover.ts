import { at, box, escapeXml, group, round } from "#lib/art/draw.ts";
import { createKit, type Kit, type Subject } from "#lib/art/kit.ts";
import { layers } from "#lib/art/scene.ts";
import { titleLines, titleTop } from "#lib/art/title.ts";

/** Font of numerals and ranks inside a drawing; an external picture cannot use the page's fonts. */
const face = "'Bricolage Grotesque','Arial Narrow',Arial,sans-serif";

function svg(k: Kit, viewBox: string, content: string, fit: "slice" | "meet", label?: string): string {
  const role = label ? `role="img" aria-label="${escapeXml(label)}"` : 'aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="xMidYMid ${fit}" ${role} font-family="${face}" font-weight="800" text-anchor="middle" stroke-linejoin="round"><defs>${k.defs()}</defs>${content}</svg>`;
}

/** Draws the shade under the title, and a print grain. */
function finish(k: Kit): string {
  const shade = `${k.id}-v`;
  const grain = `${k.id}-d`;
  k.raw(
    `<linearGradient id="${shade}" x2="0" y2="1"><stop offset=".5" stop-color="${k.p.deep}" stop-opacity="0"/><stop offset=".78" stop-color="${k.p.deep}" stop-opacity=".82"/><stop offset="1" stop-color="${k.p.deep}"/></linearGradient>` +
      `<pattern id="${grain}" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><path d="M0 1h1.3" stroke="#fff2"/><path d="M2 3h1.3" stroke="#0003"/></pattern>`,
  );
  const sheet = (id: string) => `<rect width="300" height="400" fill="url(#${id})"/>`;
  return sheet(shade) + sheet(grain) + at(frames, k.seed >>> 20)(k);
}

const edge = (k: Kit, inset: number, opacity: number, more = "") =>
  box(
    inset,
    inset,
    300 - 2 * inset,
    400 - 2 * inset,
    14,
    "none",
    `stroke="${k.p.highlight}" stroke-opacity="${opacity}" ${more}`,
  );

/** Frames: a thin line, a double line, corners, or beads. */
const frames: readonly [(k: Kit) => string, ...((k: Kit) => string)[]] = [
  (k) => edge(k, 5, 0.28, 'stroke-width="2"'),
  (k) => edge(k, 5, 0.4, 'stroke-width="2"') + edge(k, 11, 0.2, 'stroke-width="1.5"'),
  (k) => edge(k, 6, 0.75, 'stroke-width="3" stroke-dasharray="102 180 102 280" stroke-dashoffset="62"'),
  (k) => edge(k, 7, 0.45, `stroke-width="3" stroke-dasharray=".1 11" ${round}`),
];

/** Returns the full 3:4 cover, under 6 kB. Its title is HTML over it (`GameCover`). */
export function cover(subject: Subject): string {
  const k = createKit(subject);
  const { ground, back, halo, art } = layers(k, subject);
  const lines = titleLines(subject.slug.replaceAll("-", " "));
  const lift = Math.round((titleTop(lines) - 292) / 2.2);
  const place =
    lines.length > 1
      ? `translate(0 ${Math.max(-4, Math.min(24, lift + 2))})`
      : `translate(-15 ${Math.min(12, lift - 10)}) scale(1.1)`;
  const content = ground + back + group(place, halo + art) + finish(k);
  return svg(k, "0 0 300 400", content, "slice");
}

/** Returns a square crop of the art. */
export function thumb(subject: Subject): string {
  const k = createKit(subject);
  const { ground, back, halo, art } = layers(k, subject);
  return svg(k, "14 18 272 272", ground + back + halo + art, "slice");
}

/** Returns the motif with its halo on a transparent ground, for banners and empty states. */
export function emblem(subject: Subject): string {
  const k = createKit(subject);
  const { halo, art } = layers(k, subject, true);
  return svg(k, "0 0 300 310", halo + art, "meet");
}

/** Returns the motif alone. */
export function symbol(subject: Subject): string {
  const k = createKit(subject);
  const { art } = layers(k, subject, true);
  return svg(k, "0 0 300 310", art, "meet");
}
