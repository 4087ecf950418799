import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { money, nothing } from "#lib/contracts/wire.ts";

export const refillDemoCall = defineCall({
  name: "originals.refillDemo",
  summary: "Fills the demo purse up to what it started with",
  method: "POST",
  path: "/api/portal/originals/demo/refill",
  roles: everyone,
  input: nothing,
  output: z.object({ balance: money }),
  errors: ["conflict"],
});
