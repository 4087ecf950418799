import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { nothing } from "#lib/contracts/wire.ts";

/**
 * NAV-08: returns the keys that open the targets of customer service, as JWK values. A person must reach customer
 * service while the site is closed, too.
 */
export const readServiceKeysCall = defineCall({
  name: "system.readServiceKeys",
  summary: "Keys that open the targets of customer service",
  method: "POST",
  path: "/api/portal/service-keys",
  roles: everyone,
  encrypted: true,
  exemptFromStatus: true,
  allowedBeforePasswordChange: true,
  limits: { perAddress: 60, perAccount: 60 },
  input: nothing,
  output: z.object({ keys: z.array(z.object({ kid: z.string(), k: z.string() })) }),
});
