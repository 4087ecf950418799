import * as z from "zod/mini";
import { logoAddress } from "#lib/contracts/system/site-logo.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { listSettings, readAllSettings, readSettings, setSiteLogo, siteSettings } from "#lib/modules/system/index.ts";
import { defineVerb } from "#lib/operator/define-verb.ts";
import { file, flag, json, optional, text } from "#lib/operator/fields.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";
import { allSettings } from "#lib/settings/all-settings.ts";
import { changeSiteSettings } from "#lib/settings/change-settings.ts";

const action = "site-configuration-changed";

const show = defineVerb({
  group: "site",
  name: "show",
  isDefault: true,
  summary: "Prints the site configuration, defaults included.",
  input: z.strictObject({}),
  permission: "site.read",
  run: readEverySetting,
  audit: "nothing",
  print: (configuration) => [JSON.stringify(configuration, null, 2)],
});

const list = defineVerb({
  group: "site",
  name: "list",
  summary: "Lists every setting with its default and its description.",
  input: z.strictObject({}),
  permission: "site.read",
  run: async () => Object.values(allSettings).flatMap(({ schema }) => listSettings(schema)),
  audit: "nothing",
  print: (settings) =>
    settings.flatMap(({ path, fallback, description }) => [
      `${path} (${JSON.stringify(fallback) ?? "none"})`,
      `    ${description}`,
    ]),
});

const set = defineVerb({
  group: "site",
  name: "set",
  summary:
    "Changes one setting, such as `site set cashier.receiptMinutes 45`. VALUE is JSON or plain text; null restores the default.",
  input: z.strictObject({
    path: text("The setting's path, with dots.", "PATH"),
    value: json("JSON or plain text; null restores the default."),
  }),
  positionals: ["path", "value"],
  permission: "site.manage",
  run: (context, { path, value }) =>
    transact(context, async (tx) => {
      const names = path.split(".");
      const before = valueAt(await readEverySetting(tx), names);
      await changeSiteSettings(tx, nest(names, value));
      const after = valueAt(await readEverySetting(tx), names);
      await recordAudit(tx, { action, subject: path, before, after });
    }),
  audit: { actions: [action], subject: ({ path }) => path },
  print: () => ["Changed."],
});

const logo = defineVerb({
  group: "site",
  name: "logo",
  summary:
    "Sets a PNG or JPG as the site's logo, or restores the drawn mark. A wide logo replaces the site's name; others are beside it.",
  input: z
    .strictObject({
      picture: optional(file("The picture, at most 2 MB.")),
      remove: flag("Restores the drawn mark.", "no FILE beside it"),
    })
    .check(
      z.refine(({ picture, remove }) => picture !== undefined || remove, { error: "required", path: ["picture"] }),
      z.refine(({ picture, remove }) => picture === undefined || !remove, { error: "invalid-value", path: ["remove"] }),
    ),
  positionals: ["picture"],
  permission: "site.manage",
  run: (context, { picture }) =>
    transact(context, async (tx) => {
      const { logo: before = null } = await readSettings(tx, siteSettings);
      const after = picture ? await setSiteLogo(tx, picture) : null;
      if (!after) await changeSiteSettings(tx, { logo: null });
      await recordAudit(tx, { action, subject: "logo", before, after });
      return after;
    }),
  audit: { actions: [action], subject: () => "logo" },
  print: (set) => [set ? `Shown at ${logoAddress(set)}, ${set.width} × ${set.height}.` : "Removed."],
});

function readEverySetting(context: Context): Promise<Record<string, unknown>> {
  return readAllSettings(context, Object.values(allSettings));
}

function nest([name = "", ...rest]: string[], value: unknown): Record<string, unknown> {
  return { [name]: rest.length > 0 ? nest(rest, value) : value };
}

function valueAt(whole: unknown, names: string[]): NonNullable<unknown> | null {
  return names.reduce((value, name) => new Map(Object.entries(value ?? {})).get(name), whole) ?? null;
}

export const verbs = [show, list, set, logo];
