import * as z from "zod/mini";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { clientSeed, seeds } from "#lib/contracts/originals/shapes.ts";

export const changeClientSeed = defineCall({
  name: "originals.changeClientSeed",
  summary: "Sets the player's own seed, from the next round on",
  method: "PUT",
  path: "/api/portal/originals/client-seed",
  roles: realMembers,
  input: z.strictObject({ clientSeed }),
  output: seeds,
});
