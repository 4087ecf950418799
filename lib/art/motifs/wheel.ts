import { mix } from "#lib/art/colour.ts";
import { circle, group, polar, round, stroke, whole } from "#lib/art/draw.ts";
import type { Kit, Motif, Scene } from "#lib/art/kit.ts";

const pockets = 36;

/** Draws a roulette wheel; the frame cuts off the large one. */
function roulette(
  k: Kit,
  radius: number,
  cy: number,
  ballAngle: number,
  glintFrom: number,
  ballRadius: number,
  back: Scene["back"],
): Scene {
  const rim = whole(radius * 0.26);
  const ring = radius * 0.8;
  const pocket = ((2 * Math.PI * ring) / pockets).toFixed(2);
  let spokes = "";
  for (let index = 0; index < pockets; index++) {
    const angle = index * 10 - 5;
    spokes += `M${polar(150, cy, radius * 0.67, angle)}L${polar(150, cy, radius * 0.94, angle)}`;
  }
  const knob = (angle: number, size: number, fill: string, distance: number) => {
    const [x = "", y = ""] = polar(150, cy, distance, angle).split(" ");
    return circle(x, y, size, fill);
  };
  const handles = [45, 135, 225, 315].map(
    (angle) =>
      stroke(`M150 ${cy}L${polar(150, cy, radius * 0.36, angle)}`, k.p.highlight, radius * 0.05, round) +
      knob(angle, whole(radius * 0.055), k.p.cream, radius * 0.36),
  );
  const wood = k.linear(mix(k.p.highlight, "#7a4316", 0.35), mix(k.p.deep, "#3b1c08", 0.6), true);
  const outer = whole(radius * 0.86);
  const art =
    circle(154, cy + 8, radius, k.p.deep, 'opacity=".5"') +
    circle(150, cy, radius, wood) +
    circle(150, cy, radius * 0.95, "none", `stroke="${k.p.highlight}" stroke-width="3"`) +
    circle(150, cy, whole(ring), "none", `stroke="#171b26" stroke-width="${rim}"`) +
    group(
      `rotate(-5 150 ${cy})`,
      circle(
        150,
        cy,
        whole(ring),
        "none",
        `stroke="${k.red}" stroke-width="${rim}" stroke-dasharray="${pocket} ${pocket}"`,
      ),
    ) +
    stroke(
      `M${polar(150, cy, ring, 90)}A${whole(ring)} ${whole(ring)} 0 0 1 ${polar(150, cy, ring, 100)}`,
      "#16a46b",
      rim,
    ) +
    stroke(spokes, k.p.highlight, 1.5, 'opacity=".8"') +
    circle(150, cy, radius * 0.66, k.orb(mix(k.p.mid, k.p.bright, 0.2))) +
    circle(150, cy, radius * 0.66, "none", `stroke="${k.p.highlight}" stroke-width="3"`) +
    circle(150, cy, radius * 0.5, "none", `stroke="${k.p.cream}" stroke-opacity=".35" stroke-width="2"`) +
    handles.join("") +
    circle(150, cy, radius * 0.15, k.gold) +
    circle(150, cy, radius * 0.07, k.p.cream) +
    stroke(
      `M${polar(150, cy, outer, glintFrom)}A${outer} ${outer} 0 0 1 ${polar(150, cy, outer, ballAngle)}`,
      "#fff",
      5,
      `${round} opacity=".4"`,
    ) +
    knob(ballAngle, ballRadius, "#fff", outer);
  return { disc: "none", back, art };
}

export const wheel: Motif = (k) => roulette(k, 118, 152, -62, -150, 10, "rays");

export const wheelBig: Motif = (k) => roulette(k, 190, 70, 62, 20, 13, "beams");
