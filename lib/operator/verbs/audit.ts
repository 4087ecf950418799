import * as z from "zod/mini";
import { type AuditEntry, listAudit } from "#lib/modules/audit/index.ts";
import { defineVerb } from "#lib/operator/define-verb.ts";
import { moment, optional, text, wholeNumber } from "#lib/operator/fields.ts";
import { counted } from "#lib/operator/lines.ts";

const usualLimit = 50;

const list = defineVerb({
  group: "audit",
  name: "list",
  isDefault: true,
  summary: "Who did what to what, and why, with what it was before and after; the newest first.",
  input: z.strictObject({
    subject: optional(text("What it was done to, such as withdrawal:ID or player:ID.", "SUBJECT")),
    action: optional(text("What was done, such as withdrawal-approve.", "ACTION")),
    operator: optional(text("What this operator did.", "NAME")),
    from: optional(moment("From then on.")),
    to: optional(moment("Before then.")),
    limit: optional(wholeNumber(`How many; ${usualLimit} unless told.`, { min: 1, max: 500 })),
    cursor: optional(text("Goes on where a page ended, as it printed.", "CURSOR")),
  }),
  permission: "audit.read",
  run: (context, { limit = usualLimit, ...query }) => listAudit(context, { ...query, limit }),
  audit: "nothing",
  print: ({ entries, next }) => [
    ...entries.flatMap(printEntry),
    counted(entries.length, "entry", "entries"),
    ...(next === null ? [] : [`There are more: --cursor ${next}`]),
  ],
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
