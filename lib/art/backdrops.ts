import { at, burst, circle, ellipse, group, path, spark, stroke, use } from "#lib/art/draw.ts";
import type { Backdrop, Kit, Scene } from "#lib/art/kit.ts";

const rays = (k: Kit, y: number) => burst(k.n(3) * 4 + 18, 150, y, 360, k.rayFill(y), k.n(20));

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

function scallop(k: Kit) {
  const arcs = (x: number, y: number) => [16, 11, 6].map((r) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0`).join("");
  return k.pattern(40, 20, stroke(arcs(20, 20) + arcs(0, 10) + arcs(40, 10), "#fff2", 1.5));
}

function stars(k: Kit) {
  return times(15, (index) => {
    if (index % 5 === 0) return spark(k.n(300), k.n(260), 5 + k.n(5), k.p.highlight, 0.8);
    return circle(k.n(300), k.n(280), 1 + k.n(2), k.p.cream, `opacity="${(0.3 + k.random() * 0.5).toFixed(1)}"`);
  });
}

function confetti(k: Kit) {
  const flakes = times(6, (index) => {
    const flake = `M${k.n(290)} ${k.n(250)}l${3 + k.n(6)} ${k.n(7) - 3} ${k.n(5) - 2} 9z`;
    return path(flake, at([k.p.highlight, k.p.accent, k.p.cream], index));
  });
  return rays(k, 150) + flakes;
}

function waves(k: Kit) {
  return times(4, (index) => {
    const y = 210 + index * 26;
    return path(
      `M-10 ${y}Q30 ${y - 14} 70 ${y}T150 ${y}T230 ${y}T310 ${y}V400H-10Z`,
      index % 2 ? k.p.deep : k.p.bright,
      'opacity=".22"',
    );
  });
}

function sea(k: Kit) {
  const bubble = (x: number, y: number, r: number) =>
    circle(x, y, r, "none", 'stroke="#fff" stroke-opacity=".5" stroke-width="2"');
  const weed =
    "M-10 310C20 270 30 250 20 220C46 250 40 280 60 300C70 276 66 262 74 246C92 272 84 296 100 320ZM310 310C284 276 276 262 284 234C256 256 262 286 244 304C236 290 238 280 230 268C214 290 218 304 206 320Z";
  return (
    burst(22, 150, -50, 520, k.rayFill(0), 4) +
    bubble(30, 240, 9) +
    bubble(262, 60, 6) +
    bubble(244, 36, 9) +
    bubble(70, 50, 5) +
    path(weed, k.p.deep, 'opacity=".55"')
  );
}

function clouds(k: Kit) {
  const cloud = (x: number, y: number, scale: number) =>
    group(
      `translate(${x} ${y}) scale(${scale})`,
      path("M-60 20A22 22 0 0 1-36-16A34 34 0 0 1 26-20A24 24 0 0 1 56 20Z", k.p.cream, 'opacity=".85"'),
    );
  return rays(k, 116) + cloud(40, 70, 0.8) + cloud(230, 60, 0.6) + cloud(246, 214, 0.9) + cloud(30, 196, 0.6);
}

function pitch() {
  const stripes = times(5, (index) => {
    const [left, right] = [index * 2 - 5, index * 2 - 4];
    const d = `M${150 + left * 20} 0H${150 + right * 20}L${150 + right * 60} 400H${150 + left * 60}Z`;
    return path(d, "#fff", 'opacity=".07"');
  });
  return (
    stripes +
    stroke("M-10 250H310M150 250V400", "#fff", 3, 'opacity=".35"') +
    ellipse(150, 250, 120, 46, "none", 'stroke="#fff" stroke-opacity=".35" stroke-width="3"')
  );
}

/** Draws windows of capiz shell panes. */
const capiz = (k: Kit) =>
  k.pattern(
    46,
    46,
    path("M0 0H46V46H0Z", "#fff", 'opacity=".04"') +
      stroke(
        "M0 0H46M0 0V46M0 23A23 23 0 0 1 23 0A23 23 0 0 1 46 23A23 23 0 0 1 23 46A23 23 0 0 1 0 23Z",
        "#fff2",
        1.5,
      ),
  );

/** Draws a woven mat. */
const banig = (k: Kit) =>
  k.pattern(
    48,
    48,
    path("M0 0H24L48 24V48H24L0 24Z", "#fff", 'opacity=".05"') +
      path("M24 0H48L0 48V24Z", k.p.deep, 'opacity=".22"') +
      stroke("M12 0L48 36M0 36L36 0", k.p.highlight, 1.5, 'opacity=".2"'),
  );

/** Draws palm leaves from both sides. */
function leaves(k: Kit) {
  const leaf =
    path("M0 0C34-20 92-26 136 0C92 26 34 20 0 0Z", k.p.deep, 'opacity=".4"') +
    stroke("M4 0H126", k.p.rays, 2, 'opacity=".22"');
  const id = k.def(leaf);
  const placed = [-64, -34, -4, 26].map((angle) => group(`translate(-22 ${126 - angle}) rotate(${angle})`, use(id)));
  return rays(k, 150) + k.both(placed.join(""));
}

/** Draws fiesta flags over a street. */
function bunting(k: Kit) {
  const colours = [k.p.accent, k.p.highlight, k.p.cream, k.p.bright];
  const flag = (y: number, index: number) => {
    const x = index * 36 - 6;
    return `M${x} ${Math.round(y + 22 - ((x - 150) / 150) ** 2 * 22)}h24l-12 30z`;
  };
  const string = (y: number, shift: number) =>
    stroke(`M-10 ${y}Q150 ${y + 44} 310 ${y}`, k.p.cream, 1.5, 'opacity=".6"') +
    colours
      .map((colour, index) =>
        path([index, index + 4].map((one) => flag(y, one + shift)).join(""), colour, 'opacity=".85"'),
      )
      .join("");
  return rays(k, 170) + string(6, 0) + string(52, 1);
}

/** Backdrops behind the halo; `y` is the height of its centre. */
export const backdrops: Record<Backdrop, (k: Kit, y: number) => string> = {
  rays,
  beams: (k) =>
    times(5, (i) =>
      path(`M${i * 84 - 90} 0h${26 + (i % 3) * 14}l-110 400h-${50 + (i % 2) * 26}z`, k.p.cream, 'opacity=".075"'),
    ),
  scallop,
  weave: (k) =>
    k.pattern(
      28,
      28,
      path("M14 0L28 14L14 28L0 14Z", "#fff", 'opacity=".06"') +
        path("M14 6L22 14L14 22L6 14Z", "#fff", 'opacity=".07"'),
    ),
  grid: (k) => k.pattern(30, 30, stroke("M0 .5H30M.5 0V30", "#fff", 1, 'opacity=".13"')),
  stars,
  confetti,
  waves,
  sea,
  clouds,
  pitch,
  sinag: (k, y) => burst(8, 150, y, 380, k.rayFill(y), k.n(45)) + burst(8, 150, y, 230, k.rayFill(y), k.n(45)),
  ripples: (k, y) =>
    times(7, (index) =>
      circle(
        150,
        y,
        118 + index * 26,
        "none",
        `stroke="${k.p.rays}" stroke-opacity="${(0.34 - index * 0.04).toFixed(2)}" stroke-width="9"`,
      ),
    ),
  capiz,
  banig,
  leaves,
  bunting,
};

/** Backdrops without a place of their own, which can replace each other. */
const plain: readonly [Backdrop, ...Backdrop[]] = [
  "rays",
  "sinag",
  "beams",
  "ripples",
  "scallop",
  "capiz",
  "weave",
  "leaves",
  "banig",
  "confetti",
  "bunting",
];

/** From this many characters on, art gets the rays backdrop only, so that a cover stays under 6 kB. */
const heavy = 2_900;

/** Returns the scene's backdrop, or for half of the seeds another plain one. */
export function chooseBackdrop(k: Kit, { back, art }: Scene): Backdrop {
  if (!plain.includes(back)) return back;
  if (art.length + k.defs().length > heavy) return "rays";
  return k.seed & 1 ? at(plain, (k.seed >>> 3) % plain.length) : back;
}
