import * as z from "zod/mini";
import { members } from "#lib/contracts/define-call.ts";
import { countTotals, defineList } from "#lib/contracts/define-list.ts";
import { timestamp } from "#lib/contracts/wire.ts";

/** `key` identifies a session but does not open it: only its own browser knows the id (AUTH-15). */
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
    /** Read from `userAgent`; null when unknown. */
    browser: z.nullable(z.string()),
    system: z.nullable(z.string()),
    kind: z.nullable(z.enum(["desktop", "tablet", "mobile"])),
  }),
  totals: countTotals,
  sort: { own: ["integer", "desc"], startedAt: ["instant", "desc"], key: ["text", "desc"] },
});
