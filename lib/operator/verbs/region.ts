import * as z from "zod/mini";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { addRegionRule, readRegionRules, removeRegionRules } from "#lib/modules/system/index.ts";
import { defineVerb } from "#lib/operator/define-verb.ts";
import { text } from "#lib/operator/fields.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

const place = () =>
  z.strictObject({ value: text("A two-letter country code, an address or a block.", "COUNTRY|BLOCK") });

/** SITE-05: a value of two letters is a country, any other an address or block. */
function add(context: Context, effect: "allow" | "deny", value: string) {
  const kind = /^[a-z]{2}$/i.test(value) ? "country" : "cidr";
  return transact(context, async (tx) => {
    const { before, after } = await addRegionRule(tx, { effect, kind, value });
    await recordAudit(tx, { action: "region-rule-added", subject: after.value, before, after });
    return after;
  });
}

const adding = (name: "allow" | "deny", summary: string) =>
  defineVerb({
    group: "region",
    name,
    summary,
    input: place(),
    positionals: ["value"],
    permission: "site.manage",
    confirm: true,
    run: (context, { value }) => add(context, name, value),
    audit: { actions: ["region-rule-added"], subject: (_, rule) => rule.value },
    print: ({ effect, kind, value }) => [`${effect} ${kind} ${value}`],
  });

const remove = defineVerb({
  group: "region",
  name: "remove",
  summary: "Removes the rule for a country or block.",
  input: place(),
  positionals: ["value"],
  permission: "site.manage",
  run: (context, { value }) =>
    transact(context, async (tx) => {
      const removed = await removeRegionRules(tx, value);
      for (const rule of removed)
        await recordAudit(tx, { action: "region-rule-removed", subject: rule.value, before: rule, after: null });
      return removed;
    }),
  audit: { actions: ["region-rule-removed"], subject: ({ value }, [rule]) => rule?.value ?? value },
  succeeded: (removed) => removed.length > 0,
  print: (removed) => [removed.length > 0 ? "Removed." : "There was no such rule."],
});

const list = defineVerb({
  group: "region",
  name: "list",
  isDefault: true,
  summary: "Lists the region rules.",
  input: z.strictObject({}),
  permission: "site.read",
  run: readRegionRules,
  audit: "nothing",
  print: (rules) => rules.map(({ effect, kind, value }) => `${effect} ${kind} ${value}`),
});

export const verbs = [
  adding("allow", "Allows a country or address block. Once a country is allowed, all others are blocked."),
  adding("deny", "Blocks a country or address block."),
  remove,
  list,
];
