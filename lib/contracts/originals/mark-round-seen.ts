import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { done } from "#lib/contracts/wire.ts";

/** Stops a page load from showing the round again. `not-found` when it is not the player's own round. */
export const markRoundSeenCall = defineCall({
  name: "originals.markRoundSeen",
  summary: "Notes that the result of a round was shown to its player to the end",
  method: "PUT",
  path: "/api/portal/originals/rounds/{roundId}/seen",
  roles: everyone,
  limits: { perAddress: 1_200, perAccount: 400 },
  input: z.strictObject({ roundId: z.uuid() }),
  output: done,
  errors: ["not-found", "conflict"],
});
