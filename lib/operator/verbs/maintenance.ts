import * as z from "zod/mini";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { setMaintenance } from "#lib/modules/system/index.ts";
import { defineVerb } from "#lib/operator/define-verb.ts";
import { list, optional, text } from "#lib/operator/fields.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

interface Change {
  maintenance: boolean;
  message?: string;
  allowList?: string[];
}

const audit = { actions: ["maintenance-changed"], subject: () => "site" } as const;

/** SITE-04: sets the database flag. Every instance follows within 5 s. */
function change(context: Context, wanted: Change): Promise<void> {
  return transact(context, async (tx) => {
    const { before, after } = await setMaintenance(tx, wanted);
    await recordAudit(tx, { action: audit.actions[0], subject: audit.subject(), before, after });
  });
}

const on = defineVerb({
  group: "maintenance",
  name: "on",
  summary: "Shows the maintenance page to all except the allowed addresses.",
  input: z.strictObject({
    message: optional(text("The message on the page; the last one by default.")),
    allow: optional(list("Addresses and blocks that still see the site; the last ones by default.", "ADDRESS")),
  }),
  permission: "site.manage",
  confirm: true,
  run: (context, { message, allow }) =>
    change(context, {
      maintenance: true,
      ...(message === undefined ? {} : { message }),
      ...(allow === undefined ? {} : { allowList: allow }),
    }),
  audit,
  print: () => ["Maintenance is on."],
});

const off = defineVerb({
  group: "maintenance",
  name: "off",
  summary: "Opens the site again.",
  input: z.strictObject({}),
  permission: "site.manage",
  run: (context) => change(context, { maintenance: false }),
  audit,
  print: () => ["Maintenance is off."],
});

export const verbs = [on, off];
