import * as z from "zod/mini";
import { restoreBackup } from "#lib/backup/restore-backup.ts";
import { thisSite } from "#lib/backup/this-site.ts";
import { defineVerb } from "#lib/operator/define-verb.ts";
import { optional, text } from "#lib/operator/fields.ts";
import { counted, ledgerLines } from "#lib/operator/lines.ts";
import { asRefusal } from "#lib/operator/refusal.ts";

const put = defineVerb({
  group: "restore",
  name: "put",
  isDefault: true,
  summary: "Restores a file of `backup` into an empty place, while the product does not run, and checks the ledger.",
  input: z.strictObject({
    file: text("The file that `backup` wrote.", "FILE"),
    replace: optional(
      text("Replaces a place that is not empty; its database is named as the confirmation.", "DATABASE"),
    ),
  }),
  positionals: ["file"],
  permission: "backups.restore",
  run: (context, { file, replace }) => restoreBackup(context, thisSite(), { file, replace }).catch(asRefusal),
  audit: { actions: ["backup-restored"], subject: (_, { name }) => `backup:${name}` },
  succeeded: ({ ledger }) => ledger.found === 0,
  print: ({ madeAt, product, accounts, files, ledger, formerDatabase, formerFiles }) => [
    `Restored the backup of ${madeAt}, version ${product}: ${counted(accounts, "account")}, ${counted(files, "file")}.`,
    ...ledgerLines(ledger),
    `What was in the data folder is now in ${formerFiles}.`,
    ...(formerDatabase
      ? [`The former database is kept as ${formerDatabase}; drop it when it is no longer needed.`]
      : []),
    "Everyone has to log in again. Start the product with npm start.",
  ],
});

export const verbs = [put];
