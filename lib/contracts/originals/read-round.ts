import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { round } from "#lib/contracts/originals/shapes.ts";

/**
 * Anyone with a round's id can check it; the player stays anonymous. Demo rounds are visible only to their own account
 * or browser. `own`: the caller may reveal the server seed by rotating.
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
