import * as z from "zod/mini";
import { defineCall, members } from "#lib/contracts/define-call.ts";

/** Ends one of the member's sessions; without `key`, all except the current one. */
export const endSessionsCall = defineCall({
  name: "identity.endSessions",
  summary: "End one own session, or all others",
  method: "DELETE",
  path: "/api/portal/sessions",
  roles: members,
  input: z.strictObject({ key: z.optional(z.string().check(z.maxLength(64))) }),
  output: z.object({ ended: z.int() }),
  errors: ["not-found"],
});
