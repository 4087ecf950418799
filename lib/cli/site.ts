import { type Command, UsageError } from "#lib/cli/command.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { changeSiteConfiguration, readSiteConfiguration } from "#lib/modules/system/index.ts";
import { transact } from "#lib/platform/transact.ts";

const show: Command = {
  summary: "Prints the site configuration, defaults included.",
  async run(context) {
    console.log(JSON.stringify(await readSiteConfiguration(context), null, 2));
    return 0;
  },
};

const set: Command = {
  usage: "PATH VALUE",
  summary: "Changes one setting, such as `site set cashier.receiptMinutes 45`; VALUE is JSON, or a plain text.",
  async run(context, { positionals: [path, value] }) {
    if (path === undefined || value === undefined) throw new UsageError("Which setting, and what value?");
    await transact(context, async (tx) => {
      await changeSiteConfiguration(tx, nest(path.split("."), parse(value)));
      await recordAudit(tx, { action: "site-configuration-changed", subject: path, after: parse(value) });
    });
    console.log("Changed.");
    return 0;
  },
};

function nest([name = "", ...rest]: string[], value: unknown): Record<string, unknown> {
  return { [name]: rest.length > 0 ? nest(rest, value) : value };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const commands = { show, set, "": show };
