import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { rotated, rotation } from "#lib/contracts/originals/shapes.ts";

/** `not-found` when the commitment belongs to none of the player's pairs. */
export const rotateSeedsCall = defineCall({
  name: "originals.rotateSeeds",
  summary: "Reveals the server seed in play and brings the next pair into play",
  method: "POST",
  path: "/api/portal/originals/seed-rotation",
  roles: realMembers,
  input: rotation,
  output: rotated,
  errors: ["not-found"],
});
