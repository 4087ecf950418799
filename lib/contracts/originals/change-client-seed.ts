import * as z from "zod/mini";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { seeds } from "#lib/contracts/originals/shapes.ts";
import { clientSeed } from "#lib/originals/shapes.ts";

export const changeClientSeedCall = defineCall({
  name: "originals.changeClientSeed",
  summary: "Sets the player's own seed, from the next round on",
  method: "PUT",
  path: "/api/portal/originals/client-seed",
  roles: realMembers,
  input: z.strictObject({ clientSeed }),
  output: seeds,
});
