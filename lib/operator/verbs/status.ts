import * as z from "zod/mini";
import { readRegionRules, readSystemStatus } from "#lib/modules/system/index.ts";
import { defineVerb } from "#lib/operator/define-verb.ts";
import { optional, text } from "#lib/operator/fields.ts";

const words = { 0: "open", 1: "maintenance", 2: "blocked" } as const;

const show = defineVerb({
  group: "status",
  name: "show",
  isDefault: true,
  summary: "Shows whether the site is open, in maintenance or blocked for an address, and lists the region rules.",
  input: z.strictObject({ address: optional(text("The visitor's address; this machine by default.", "IP")) }),
  permission: "site.read",
  async run(context, { address = "127.0.0.1" }) {
    return { address, status: await readSystemStatus(context, address), rules: await readRegionRules(context) };
  },
  audit: "nothing",
  print: ({ address, status: { status, message }, rules }) => [
    `${address}: ${words[status]}${message ? ` (${message})` : ""}`,
    ...rules.map(({ effect, kind, value }) => `${effect} ${kind} ${value}`),
  ],
});

export const verbs = [show];
