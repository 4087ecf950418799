import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { loginAnswer } from "#lib/contracts/identity/member.ts";
import { longestText } from "#lib/contracts/system/registration-rules.ts";

/** Only the server checks credentials. Every failure gets the same message. */
export const loginForm = z.strictObject({
  username: z.string().check(z.trim(), z.minLength(1, { error: "credentials-required" }), z.maxLength(longestText)),
  password: z.string().check(z.minLength(1, { error: "credentials-required" }), z.maxLength(longestText)),
});

/** `agentSide` is true on the agents' login page (AUTH-08). */
export const loginCall = defineCall({
  name: "identity.login",
  summary: "Log in by username and password",
  method: "POST",
  path: "/api/portal/v2/login",
  roles: everyone,
  startsSession: true,
  encrypted: true,
  allowedBeforePasswordChange: true,
  limits: { perAddress: 30, perAccount: 30 },
  input: z.extend(loginForm, { type: z.literal("username"), agentSide: z._default(z.boolean(), false) }),
  output: loginAnswer,
  errors: ["wrong-credentials", "non-member-refused", "non-agent-refused", "player-disabled"],
});
