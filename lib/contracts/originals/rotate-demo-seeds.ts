import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { rotated, rotation } from "#lib/contracts/originals/shapes.ts";

export const rotateDemoSeedsCall = defineCall({
  name: "originals.rotateDemoSeeds",
  summary: "Reveals the demo server seed in play and brings the next pair into play",
  method: "POST",
  path: "/api/portal/originals/demo/seed-rotation",
  roles: everyone,
  input: rotation,
  output: rotated,
  errors: ["not-found", "conflict"],
});
