import { mix } from "#lib/art/colour.ts";
import { box, circle, dots, group, path, round, star, stroke, use, whole } from "#lib/art/draw.ts";
import type { Kit } from "#lib/art/kit.ts";

export type Suit = "s" | "h" | "d" | "c";

/** Outlines of the four suits, about 40 units high, centred. */
export const pips: Record<Suit, string> = {
  s: "M0-20C6-10 20-4 20 7A9 9 0 0 1 4 12Q4 18 8 21H-8Q-4 18-4 12A9 9 0 0 1-20 7C-20-4-6-10 0-20Z",
  h: "M0 20C-6 10-20 3-20-7A10 10 0 0 1 0-12A10 10 0 0 1 20-7C20 3 6 10 0 20Z",
  d: "M0-22Q6-9 16 0Q6 9 0 22Q-6 9-16 0Q-6-9 0-22Z",
  c: "M0-20A9 9 0 0 1 8-6A9.500 9.5 0 1 1 4 9Q4 17 9 21H-9Q-4 17-4 9A9.500 9.5 0 1 1-8-6A9 9 0 0 1 0-20Z",
};

export function card(
  k: Kit,
  x: number,
  y: number,
  rotation: number,
  rank: string | number,
  suit: Suit,
  scale = 1,
): string {
  const ink = suit === "h" || suit === "d" ? k.red : k.p.deep;
  const blank = () =>
    box(-46, -62, 100, 134, 11, k.p.deep, 'opacity=".45"') +
    box(-50, -66, 100, 134, 11, k.paper) +
    box(-44, -60, 88, 122, 7, "none", 'stroke="#000" stroke-opacity=".14" stroke-width="1.5"');
  const signs = () =>
    path(pips[suit], ink, 'transform="translate(-34 -14) scale(.42)"') +
    path(pips[suit], ink, 'transform="translate(6 14) scale(1.75)"');
  return group(
    `translate(${x} ${y}) rotate(${rotation}) scale(${scale})`,
    k.once("card", blank) +
      k.once(`pip${suit}`, signs) +
      `<text x="-33" y="-32" font-size="32" fill="${ink}">${rank}</text>`,
  );
}

export function chip(k: Kit, x: number, y: number, radius: number, fill: string, mark?: string): string {
  const disc = () =>
    circle(3, 6, 50, k.p.deep, 'opacity=".5"') +
    circle(0, 0, 50, fill) +
    circle(0, 0, 43, "none", `stroke="${k.p.cream}" stroke-width="13" stroke-dasharray="15 30"`) +
    circle(0, 0, 33, mix(fill, k.p.deep, 0.35)) +
    circle(0, 0, 33, "none", `stroke="${k.p.cream}" stroke-opacity=".7" stroke-width="1.5"`) +
    stroke("M-46-14A48 48 0 0 1 8-47", "#fff", 4, `opacity=".45" ${round}`);
  return group(
    `translate(${x} ${y}) scale(${(radius / 50).toFixed(2)})`,
    k.once(`chip${fill}`, disc) + (mark ?? k.once("chip-star", () => path(star(8, 0, 0, 24, 11, 0), k.p.highlight))),
  );
}

export function coin(k: Kit, x: number, y: number, r: number): string {
  const rim = mix(k.p.highlight, k.p.deep, 0.45);
  const arc = `M${whole(x - r * 0.88)} ${whole(y - r * 0.2)}A${r * 0.9} ${r * 0.9} 0 0 1 ${whole(x + r * 0.1)} ${whole(y - r * 0.9)}`;
  return (
    circle(x + r * 0.07, y + r * 0.12, r, k.p.deep, 'opacity=".5"') +
    circle(x, y, r, k.gold) +
    circle(x, y, r * 0.8, "none", `stroke="${rim}" stroke-width="${Math.max(1.5, r * 0.05)}"`) +
    path(star(8, x, y, r * 0.6, r * 0.27, 22), mix(k.p.highlight, k.p.deep, 0.3)) +
    circle(x, y, whole(r * 0.24), k.gold) +
    stroke(arc, "#fff", r * 0.06, `opacity=".7" ${round}`)
  );
}

export function ball(k: Kit, x: number, y: number, r: number, fill: string, number?: number): string {
  const label =
    number === undefined
      ? ""
      : circle(x, y, r * 0.54, k.p.cream) +
        `<text x="${x}" y="${whole(y + r * 0.25)}" font-size="${whole(r * 0.7)}" fill="${k.p.deep}">${number}</text>`;
  return (
    circle(x + 3, y + r * 0.12 + 2, r, k.p.deep, 'opacity=".45"') +
    circle(x, y, r, k.orb(fill)) +
    label +
    use(k.gloss(), `transform="translate(${x} ${y}) scale(${(r / 40).toFixed(2)})"`)
  );
}

type Pips = 1 | 2 | 3 | 4 | 5 | 6;

const spots: Record<Pips, [number, number][]> = {
  1: [[0.5, 0.5]],
  2: [
    [0.28, 0.28],
    [0.72, 0.72],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  5: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  6: [
    [0.28, 0.23],
    [0.72, 0.23],
    [0.28, 0.5],
    [0.72, 0.5],
    [0.28, 0.77],
    [0.72, 0.77],
  ],
};

/** Draws an isometric die: `tones` and `pips` of its top, left and right face. */
export function die(
  k: Kit,
  cx: number,
  cy: number,
  s: number,
  tones: [string, string, string],
  pips: [Pips, Pips, Pips],
): string {
  const q = 0.866 * s;
  const h = 0.5 * s;
  const face = (matrix: string, fill: string, value: Pips) => {
    const points = spots[value].map(([x, y]): [number, number] => [whole(x * s), whole(y * s)]);
    const one = value === 1;
    return group(
      `matrix(${matrix})`,
      box(0, 0, s, s, s * 0.13, fill) + dots(points, one ? k.red : k.p.deep, whole(s * (one ? 0.32 : 0.2))),
    );
  };
  const left = whole(cx - q + 3);
  const right = whole(cx + q - 3);
  const edges = [whole(cy - h), whole(cy + h)];
  return (
    path(
      `M${cx} ${cy - s + 3}L${right} ${edges[0]}V${edges[1]}L${cx} ${cy + s - 3}L${left} ${edges[1]}V${edges[0]}Z`,
      tones[1],
    ) +
    face(`.866 .5 -.866 .5 ${cx} ${cy - s}`, tones[0], pips[0]) +
    face(`.866 .5 0 1 ${whole(cx - q)} ${whole(cy - h)}`, tones[1], pips[1]) +
    face(`.866 -.5 0 1 ${cx} ${cy}`, tones[2], pips[2])
  );
}

export const feather = (left: string, right: string) =>
  path("M0 8C-17-28-15-72 0-104C15-72 17-28 0 8Z", left) +
  path("M0 8C17-28 15-72 0-104Z", right) +
  stroke("M0 0V-86", "#fff4", 1.5);

/** Places one drawing `count` times between two angles around a point. */
export function fan(
  k: Kit,
  count: number,
  from: number,
  to: number,
  cx: number,
  cy: number,
  scale: number,
  art: string,
): string {
  const id = k.def(art);
  let placed = "";
  for (let index = 0; index < count; index++) {
    const angle = whole(from + ((to - from) * index) / (count - 1));
    placed += group(`translate(${cx} ${cy}) rotate(${angle}) scale(${scale})`, use(id));
  }
  return placed;
}
