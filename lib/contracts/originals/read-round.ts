import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { round } from "#lib/contracts/originals/shapes.ts";

/**
 * Anyone who has a round's id can check it; who played it stays unknown. Demo rounds are found by the player's own
 * account or browser only. `own`: the asking player may reveal its server seed by rotating.
 */
export const readRoundCall = defineCall({
  name: "originals.readRound",
  summary: "One round, with what it takes to draw it again",
  method: "GET",
  path: "/api/portal/originals/rounds/{roundId}",
  roles: everyone,
  input: z.strictObject({ roundId: z.uuid() }),
  output: z.object({ round, own: z.boolean() }),
  errors: ["not-found"],
});
