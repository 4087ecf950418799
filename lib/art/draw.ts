/** Further attributes of an SVG element, inserted as they are. */
type Extra = string | undefined;

const attributes = (extra: Extra) => (extra ? ` ${extra}` : "");

export const path = (d: string, fill: string, extra?: string) => `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;

export const circle = (x: number | string, y: number | string, r: number, fill: string, extra?: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${attributes(extra)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra?: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(extra)}/>`;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  extra?: string,
) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${attributes(extra)}/>`;

export const stroke = (d: string, colour: string, width: number, extra?: string) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${attributes(extra)}/>`;

export const group = (transform: string, content: string) => `<g transform="${transform}">${content}</g>`;

/** Reuses a drawing from `Kit.def`. */
export const use = (id: string, extra?: string) => `<use href="#${id}"${attributes(extra)}/>`;

/** Mirrors about the vertical middle of a cover. */
export const flip = "matrix(-1 0 0 1 300 0)";

/** Rounds line ends. The root element already rounds line joins. */
export const round = 'stroke-linecap="round"';

export const whole = Math.round;

/** Returns a point on a circle as path data. */
export const polar = (cx: number, cy: number, radius: number, degrees: number) =>
  `${whole(cx + radius * Math.cos((degrees * Math.PI) / 180))} ${whole(cy + radius * Math.sin((degrees * Math.PI) / 180))}`;

/** Draws the left half and its mirror in another shade: light comes from the left. */
export const pair = (d: string, left: string, right: string) => path(d, left) + path(d, right, `transform="${flip}"`);

export function star(points: number, cx: number, cy: number, outer: number, inner: number, rotation: number): string {
  let d = "";
  for (let index = 0; index < points * 2; index++) {
    d += (index ? "L" : "M") + polar(cx, cy, index % 2 ? inner : outer, rotation + (index * 180) / points);
  }
  return `${d}Z`;
}

/** Draws rays as one dashed circle, which takes a few bytes for any number of rays. */
export function burst(count: number, cx: number, cy: number, radius: number, fill: string, rotation: number): string {
  const dash = ((Math.PI * radius) / count / 2).toFixed(2);
  return `<circle cx="${cx}" cy="${cy}" r="${radius / 2}" fill="none" stroke="${fill}" stroke-width="${radius}" stroke-dasharray="${dash} ${dash}" transform="rotate(${rotation} ${cx} ${cy})"/>`;
}

export const spark = (x: number, y: number, r: number, fill: string, opacity?: number) =>
  path(
    `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
    fill,
    opacity ? `opacity="${opacity}"` : undefined,
  );

export const dots = (points: readonly (readonly [number, number])[], colour: string, width: number, extra?: string) =>
  stroke(points.map(([x, y]) => `M${x} ${y}h0`).join(""), colour, width, `${round}${attributes(extra)}`);

/** Returns the n-th item and wraps around at the end. */
export function at<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}

export const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Types a list as tuples. */
export const rows = <T extends readonly [unknown, ...unknown[]]>(...list: T[]): T[] => list;
