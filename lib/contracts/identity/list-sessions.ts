import * as z from "zod/mini";
import { defineCall, members } from "#lib/contracts/define-call.ts";
import { nothing, timestamp } from "#lib/contracts/wire.ts";

/** AUTH-15. `key` names a session without being one: the id itself is known to its own browser only. */
export const listSessions = defineCall({
  name: "identity.listSessions",
  summary: "Own sessions, the newest first",
  method: "GET",
  path: "/api/portal/sessions",
  roles: members,
  input: nothing,
  output: z.object({
    content: z.array(
      z.object({
        key: z.string(),
        current: z.boolean(),
        startedAt: timestamp,
        lastSeenAt: timestamp,
        ip: z.string(),
        userAgent: z.string(),
        /** What `userAgent` says, in words; null for what is not known. */
        browser: z.nullable(z.string()),
        system: z.nullable(z.string()),
        kind: z.nullable(z.enum(["desktop", "tablet", "mobile"])),
      }),
    ),
  }),
});
