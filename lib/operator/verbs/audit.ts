import * as z from "zod/mini";
import { type AuditEntry, listAudit } from "#lib/modules/audit/index.ts";
import { defineVerb } from "#lib/operator/define-verb.ts";
import { moment, optional, text } from "#lib/operator/fields.ts";
import { pageEnd } from "#lib/operator/lines.ts";
import { pageFields, pageOf } from "#lib/operator/page-fields.ts";

const list = defineVerb({
  group: "audit",
  name: "list",
  isDefault: true,
  summary: "Lists acts with actor, subject, reason, and values before and after; newest first.",
  input: z.strictObject({
    subject: optional(text("Only acts on this subject, such as withdrawal:ID or player:ID.", "SUBJECT")),
    action: optional(text("Only this action, such as withdrawal-approve.", "ACTION")),
    operator: optional(text("Only acts of this operator.", "NAME")),
    from: optional(moment("Only acts from this moment on.")),
    to: optional(moment("Only acts before this moment.")),
    ...pageFields,
  }),
  permission: "audit.read",
  run: (context, { limit, cursor, ...query }) => listAudit(context, { ...query, ...pageOf({ limit, cursor }) }),
  audit: "nothing",
  print: (page) => [...page.rows.flatMap(printEntry), ...pageEnd(page, "entry", "entries")],
});

function printEntry({ at, actorRole, actor, action, subject, before, after, reason, ip }: AuditEntry): string[] {
  const who = [actorRole, actor].filter(Boolean).join(" ");
  const why = reason === null ? [] : [`"${reason}"`];
  const where = ip === null ? [] : [`from ${ip}`];
  return [
    [at.toISOString(), who, action, subject, ...why, ...where].join("  "),
    `    before  ${JSON.stringify(before)}`,
    `    after   ${JSON.stringify(after)}`,
  ];
}

export const verbs = [list];
