import * as z from "zod/mini";
import { makeBackup } from "#lib/backup/make-backup.ts";
import { thisSite } from "#lib/backup/this-site.ts";
import { defineVerb } from "#lib/operator/define-verb.ts";
import { optional, text } from "#lib/operator/fields.ts";
import { counted } from "#lib/operator/lines.ts";
import { asRefusal } from "#lib/operator/refusal.ts";

const make = defineVerb({
  group: "backup",
  name: "make",
  isDefault: true,
  summary: "Writes database, secrets and files into one new file, while the product runs.",
  input: z.strictObject({
    file: optional(text("The new file; in the data folder, named after the time, when it is not given.", "FILE")),
  }),
  positionals: ["file"],
  permission: "backups.make",
  run: (context, { file }) => makeBackup(context, thisSite(), file).catch(asRefusal),
  audit: { actions: ["backup-made"], subject: (_, { name }) => `backup:${name}` },
  print: ({ path, bytes, accounts, movements, files, hasSecret }) => [
    `${path}: ${megabytes(bytes)}, ${counted(accounts, "account")}, ${counted(movements, "movement")}, ${counted(files, "file")}.`,
    ...(hasSecret ? [] : ["SESSION_SECRET comes from the environment and is not in it: keep it elsewhere."]),
    "Whoever has the file has the site: keep it like a password, on another machine.",
  ],
});

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const verbs = [make];
