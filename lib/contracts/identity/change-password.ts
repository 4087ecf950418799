import * as z from "zod/mini";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { loginAnswer } from "#lib/contracts/identity/member.ts";
import { longestText } from "#lib/contracts/system/registration-rules.ts";

const text = z.string().check(z.maxLength(longestText));

/** AUTH-11. Every other session ends, and this one gets a new id. The rules are `newPasswordInput`. */
export const changePassword = defineCall({
  name: "identity.changePassword",
  summary: "Choose a new password",
  method: "POST",
  path: "/api/portal/password/change",
  roles: realMembers,
  encrypted: true,
  needsRecentSession: true,
  allowedBeforePasswordChange: true,
  limits: { perAddress: 10, perAccount: 10 },
  input: z.strictObject({ oldPassword: text, newPassword: text, confirmNewPassword: text }),
  output: loginAnswer,
  errors: ["conflict"],
});
