import * as z from "zod/mini";
import { defineCall, members } from "#lib/contracts/define-call.ts";
import { loginAnswer, sessionWord } from "#lib/contracts/identity/member.ts";

/** Takes the value of a login: the word that a session exists. */
export const readLoginInfo = defineCall({
  name: "identity.readLoginInfo",
  summary: "What a login answered, for the session it began",
  method: "POST",
  path: "/api/portal/login-info",
  roles: members,
  allowedBeforePasswordChange: true,
  input: z.strictObject({ token: z.literal(sessionWord) }),
  output: loginAnswer,
});
