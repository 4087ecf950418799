import { at, burst, circle, ellipse, group, path, spark, stroke } from "#components/art/draw.ts";
import type { Backdrop, Kit } from "#components/art/kit.ts";

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

/** What lies behind the halo; `y` is the height of its centre. */
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
};
