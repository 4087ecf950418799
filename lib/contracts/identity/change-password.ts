import * as z from "zod/mini";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { loginAnswer } from "#lib/contracts/identity/member.ts";
import { longestText } from "#lib/contracts/system/registration-rules.ts";

const text = z.string().check(z.maxLength(longestText));

/** Ends every other session and gives this one a new id (AUTH-11). The rules are in `newPasswordInput`. */
export const changePasswordCall = defineCall({
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
