import * as z from "zod/mini";
import { defineCall, members } from "#lib/contracts/define-call.ts";
import { loginAnswer, sessionWord } from "#lib/contracts/identity/member.ts";

/** `token` is the value of the login response: the constant `sessionWord`. */
export const readLoginInfoCall = defineCall({
  name: "identity.readLoginInfo",
  summary: "What a login answered, for the session it began",
  method: "POST",
  path: "/api/portal/login-info",
  roles: members,
  allowedBeforePasswordChange: true,
  input: z.strictObject({ token: z.literal(sessionWord) }),
  output: loginAnswer,
});
