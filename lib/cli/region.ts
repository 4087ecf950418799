import { type Command, type CommandInput, UsageError } from "#lib/cli/command.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { addRegionRule, readRegionRules, removeRegionRules } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/** SITE-05: a value of two letters is a country, anything else an address or block. */
async function add(context: Context, { positionals }: CommandInput, effect: "allow" | "deny"): Promise<number> {
  const [value] = positionals;
  if (value === undefined) throw new UsageError("Which country or address block?");
  const kind = /^[a-z]{2}$/i.test(value) ? "country" : "cidr";
  await transact(context, async (tx) => {
    const rule = await addRegionRule(tx, { effect, kind, value });
    await recordAudit(tx, { action: "region-rule-added", subject: rule.value, after: rule });
    console.log(`${rule.effect} ${rule.kind} ${rule.value}`);
  });
  return 0;
}

const allow: Command = {
  usage: "COUNTRY|BLOCK",
  summary: "Lets a country or address block in; the first allowed country shuts out all that are not allowed.",
  run: (context, input) => add(context, input, "allow"),
};

const deny: Command = {
  usage: "COUNTRY|BLOCK",
  summary: "Shuts a country or address block out.",
  run: (context, input) => add(context, input, "deny"),
};

const remove: Command = {
  usage: "COUNTRY|BLOCK",
  summary: "Removes the rule for a country or block.",
  async run(context, { positionals: [value] }) {
    if (value === undefined) throw new UsageError("Which country or address block?");
    const removed = await transact(context, async (tx) => {
      const count = await removeRegionRules(tx, value);
      if (count > 0) await recordAudit(tx, { action: "region-rule-removed", subject: value });
      return count;
    });
    console.log(removed > 0 ? "Removed." : "There was no such rule.");
    return removed > 0 ? 0 : 1;
  },
};

const list: Command = {
  summary: "Lists the rules.",
  async run(context) {
    for (const { effect, kind, value } of await readRegionRules(context)) console.log(`${effect} ${kind} ${value}`);
    return 0;
  },
};

export const commands = { allow, deny, remove, list, "": list };
