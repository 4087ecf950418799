import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { seeds } from "#lib/contracts/originals/shapes.ts";
import { clientSeed } from "#lib/originals/shapes.ts";

export const changeDemoClientSeedCall = defineCall({
  name: "originals.changeDemoClientSeed",
  summary: "Sets the player's own seed of demo play, from the next round on",
  method: "PUT",
  path: "/api/portal/originals/demo/client-seed",
  roles: everyone,
  input: z.strictObject({ clientSeed }),
  output: seeds,
  errors: ["conflict"],
});
