import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { nothing, timestamp } from "#lib/contracts/wire.ts";

const publicKey = z.object({
  kid: z.string(),
  kty: z.string(),
  crv: z.string(),
  x: z.string(),
  y: z.optional(z.string()),
});

/**
 * Returns the keys that a page encrypts to, one per curve, and one single-use nonce. The nonce is bound to the
 * pre-session cookie set here, whose digest is `binding`. `now` is the server's time, which dates requests because a
 * device's clock may be wrong.
 */
export const readKeysCall = defineCall({
  name: "system.readKeys",
  summary: "Public keys and a single-use nonce for encrypted calls",
  method: "GET",
  path: "/api/portal/keys",
  roles: everyone,
  exemptFromStatus: true,
  allowedBeforePasswordChange: true,
  input: nothing,
  output: z.object({ keys: z.array(publicKey), nonce: z.string(), binding: z.string(), now: timestamp }),
});
