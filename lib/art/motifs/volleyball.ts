import { mix } from "#lib/art/colour.ts";
import { circle, group, path, round, stroke } from "#lib/art/draw.ts";
import type { Motif } from "#lib/art/kit.ts";

export const volleyball: Motif = (k) => {
  const seam = mix(k.p.deep, k.p.mid, 0.4);
  const third =
    path("M0 0C20-46 62-72 100-62A118 118 0 0 0 0-118C-24-80-22-34 0 0Z", k.p.highlight) +
    stroke("M0 0C20-46 62-72 104-56M-14-52C8-88 40-104 70-94M0 0C-26-38-24-84 0-118", seam, 5, round);
  return {
    disc: "bright",
    back: "pitch",
    art:
      stroke(
        "M-10 236H310M-10 262H310M-10 288H310M30 230V310M90 230V310M150 230V310M210 230V310M270 230V310",
        "#fff",
        3,
        'opacity=".5"',
      ) +
      stroke("M-10 232H310", "#fff", 10, 'opacity=".85"') +
      circle(156, 152, 118, k.p.deep, 'opacity=".4"') +
      circle(150, 144, 118, k.paper) +
      group("translate(150 144)", [0, 120, 240].map((turn) => group(`rotate(${turn})`, third)).join("")) +
      circle(150, 144, 118, "none", `stroke="${seam}" stroke-width="5"`) +
      path("M62 96A104 104 0 0 1 128 42C98 66 78 88 70 118Z", "#fff", 'opacity=".5"'),
  };
};
