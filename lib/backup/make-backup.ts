import "server-only";
import { basename, join, resolve } from "node:path";
import { countsOf } from "#lib/backup/manifest.ts";
import { readSecrets } from "#lib/backup/restore-files.ts";
import { type Site, writeBackup } from "#lib/backup/write-backup.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import type { Context } from "#lib/platform/context.ts";

export interface BackupReport {
  path: string;
  name: string;
  bytes: number;
  accounts: number;
  movements: number;
  files: number;
  /** False when the environment brings SESSION_SECRET, so the backup does not have it. */
  hasSecret: boolean;
}

/**
 * Writes the database, the secrets and the files of the site, as they are at one moment, into one new file. Records it in
 * the audit log. For operators and the system.
 * @throws BackupError: a sentence that says why there is no backup
 */
export async function makeBackup(context: Context, site: Site, file?: string): Promise<BackupReport> {
  requireOperatorOrSystem(context);
  const now = context.clock.now();
  const usual = `sinag-${now.toISOString().replace(/\.\d+/, "").replaceAll(":", "-")}.tar`;
  const path = file === undefined ? join(site.dataFolder, "backups", usual) : resolve(file);
  const { manifest, bytes } = await writeBackup(site, path, now);
  const after = { bytes, ...countsOf(manifest) };
  const name = basename(path);
  await recordAudit(context, { action: "backup-made", subject: `backup:${name}`, before: null, after });
  const hasSecret = (await readSecrets(site.dataFolder))?.sessionSecret === site.sessionSecret;
  return { path, name, ...after, hasSecret };
}
