import { readFile } from "node:fs/promises";
import { type Command, UsageError } from "#lib/cli/command.ts";
import { logoAddress } from "#lib/contracts/system/site-logo.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { listSettings, readAllSettings, readSettings, setSiteLogo, siteSettings } from "#lib/modules/system/index.ts";
import { transact } from "#lib/platform/transact.ts";
import { allSettings } from "#lib/settings/all-settings.ts";
import { changeSiteSettings } from "#lib/settings/change-settings.ts";

const show: Command = {
  summary: "Prints the site configuration, defaults included.",
  async run(context) {
    console.log(JSON.stringify(await readAllSettings(context, Object.values(allSettings)), null, 2));
    return 0;
  },
};

const list: Command = {
  summary: "Lists every setting with its default and what it does.",
  async run() {
    for (const { schema } of Object.values(allSettings))
      for (const { path, fallback, description } of listSettings(schema))
        console.log(`${path} (${JSON.stringify(fallback) ?? "none"})\n    ${description}`);
    return 0;
  },
};

const set: Command = {
  usage: "PATH VALUE",
  summary:
    "Changes one setting, such as `site set cashier.receiptMinutes 45`; VALUE is JSON, or a plain text; null is the default.",
  async run(context, { positionals: [path, value] }) {
    if (path === undefined || value === undefined) throw new UsageError("Which setting, and what value?");
    await transact(context, async (tx) => {
      await changeSiteSettings(tx, nest(path.split("."), parse(value)));
      await recordAudit(tx, { action: "site-configuration-changed", subject: path, after: parse(value) });
    });
    console.log("Changed.");
    return 0;
  },
};

const logo: Command = {
  usage: "FILE | --remove",
  summary:
    "Shows a PNG or JPG as the site's logo, or the drawn mark again. Wide, it stands for the name too; else beside it.",
  options: { remove: { type: "boolean" } },
  async run(context, { positionals: [file, more], flag }) {
    if ((file !== undefined) === flag("remove") || more !== undefined)
      throw new UsageError("Give one file, or --remove.");
    const picture = file === undefined ? null : await read(file);
    const after = await transact(context, async (tx) => {
      const { logo: before } = await readSettings(tx, siteSettings);
      const set = picture && (await setSiteLogo(tx, picture));
      if (!set) await changeSiteSettings(tx, { logo: null });
      await recordAudit(tx, { action: "site-configuration-changed", subject: "logo", before, after: set });
      return set;
    });
    console.log(after ? `Shown at ${logoAddress(after)}, ${after.width} × ${after.height}.` : "Removed.");
    return 0;
  },
};

async function read(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new UsageError(`${file} cannot be read (${error.code}).`);
  }
}

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

export const commands = { show, list, set, logo, "": show };
