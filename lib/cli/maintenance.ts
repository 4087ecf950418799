import { type Command, type CommandInput, UsageError } from "#lib/cli/command.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { setMaintenance } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/** SITE-04: the database flag. Every instance follows within 5 s. */
async function change(context: Context, { text }: CommandInput, maintenance: boolean): Promise<number> {
  const message = text("message");
  const allow = text("allow");
  const allowList = allow
    ?.split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  await transact(context, async (tx) => {
    const { before, after } = await setMaintenance(tx, {
      maintenance,
      ...(message === undefined ? {} : { message }),
      ...(allowList === undefined ? {} : { allowList }),
    });
    await recordAudit(tx, { action: "maintenance-changed", subject: "site", before, after });
  });
  console.log(maintenance ? "Maintenance is on." : "Maintenance is off.");
  return 0;
}

const on: Command = {
  usage: "[--message TEXT] [--allow ADDRESS,BLOCK,…]",
  summary: "Shows the maintenance page to everyone but the allowed addresses.",
  options: { message: { type: "string" }, allow: { type: "string" } },
  run: (context, input) => change(context, input, true),
};

const off: Command = {
  summary: "Opens the site again.",
  run: (context, input) => change(context, input, false),
};

const neither: Command = {
  summary: "Says on or off.",
  async run() {
    throw new UsageError("Say on or off.");
  },
};

export const commands = { on, off, "": neither };
