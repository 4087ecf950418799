import * as z from "zod/mini";
import { members } from "#lib/contracts/define-call.ts";
import { countTotals, defineList } from "#lib/contracts/define-list.ts";
import { timestamp } from "#lib/contracts/wire.ts";

/** AUTH-15. `key` names a session without being one: the id itself is known to its own browser only. */
export const listSessionsCall = defineList({
  name: "identity.listSessions",
  summary: "Own sessions: this one, then the others, the newest first",
  path: "/api/portal/sessions",
  roles: members,
  filters: {},
  row: z.object({
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
  totals: countTotals,
  sort: { own: ["integer", "desc"], startedAt: ["instant", "desc"], key: ["text", "desc"] },
});
