import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { nothing, timestamp } from "#lib/contracts/wire.ts";

/** Countdowns follow this time after the machine slept, whatever its own clock says. */
export const readTimeCall = defineCall({
  name: "system.readTime",
  summary: "The server's time",
  method: "GET",
  path: "/api/portal/time",
  roles: everyone,
  exemptFromStatus: true,
  allowedBeforePasswordChange: true,
  input: nothing,
  output: z.object({ now: timestamp }),
});
