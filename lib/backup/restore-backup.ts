import "server-only";
import { basename, resolve } from "node:path";
import { BackupError, explained } from "#lib/backup/backup-error.ts";
import { loadDatabase } from "#lib/backup/load-database.ts";
import { countsOf, fingerprintOf, type Manifest } from "#lib/backup/manifest.ts";
import {
  discardFiles,
  putFilesInPlace,
  readSecrets,
  readyFiles,
  secretsIn,
  stageFiles,
} from "#lib/backup/restore-files.ts";
import type { TarReader } from "#lib/backup/tar-reader.ts";
import { openTarget, type Target } from "#lib/backup/target-database.ts";
import { openBackup, type VerifiedBackup } from "#lib/backup/verify-backup.ts";
import type { Site } from "#lib/backup/write-backup.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { findLiveHolds } from "#lib/modules/cashier/index.ts";
import { checkLedger, type LedgerReport } from "#lib/modules/ledger/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { applicationRole, openDatabase } from "#lib/platform/database.ts";

export interface RestoreReport extends ReturnType<typeof countsOf> {
  /** Name of the file. */
  name: string;
  madeAt: string;
  /** Version of the product that made it. */
  product: string;
  ledger: LedgerReport;
  /** Folder with the files that were there before. */
  formerFiles: string;
  /** Database that was there before; undefined when it had no accounts. */
  formerDatabase: string | undefined;
}

export interface RestoreInput {
  file: string;
  /** The name of the database, as the confirmation that what it has is replaced. */
  replace?: string | undefined;
}

/**
 * Restores a backup into an empty place. Everything is read and verified first, then filled beside what is there, and
 * put in its place at the end: a restore that fails has changed nothing. Records it in the restored audit log. For
 * operators and the system.
 * @throws BackupError: a sentence that says why nothing was restored
 */
export async function restoreBackup(
  context: Context,
  site: Site,
  { file, replace }: RestoreInput,
): Promise<RestoreReport> {
  requireOperatorOrSystem(context);
  const path = resolve(file);
  const { manifest, tar } = await openBackup(path, site.product);
  try {
    await requireSecret(manifest, tar, site);
    const target = await openTarget(site.databaseUrl, replace);
    const now = context.clock.now();
    const name = basename(path);
    const filled = await fill(context, site, target, { manifest, tar, name }).catch(async (error) => {
      await discardFiles(site.dataFolder);
      await target.discard();
      return explained("Nothing was restored")(error);
    });
    const { madeAt, product } = manifest;
    const formerFiles = await putFilesInPlace(site.dataFolder, now);
    return { name, madeAt, product, ...countsOf(manifest), ...filled, formerFiles };
  } finally {
    await tar.close();
  }
}

/** What the backup's SESSION_SECRET sealed can only be read with the same one. */
async function requireSecret({ secretFingerprint }: Manifest, tar: TarReader, site: Site): Promise<void> {
  const brought = (await secretsIn(tar))?.sessionSecret;
  const isRight = (secret: string | undefined) => secret !== undefined && fingerprintOf(secret) === secretFingerprint;
  if ([site.sessionSecret, ...site.otherSecrets].some(isRight)) return;
  const own = (await readSecrets(site.dataFolder))?.sessionSecret;
  if (!isRight(brought))
    throw new BackupError(
      "The backup lacks its SESSION_SECRET, which its environment brought. Set SESSION_SECRET to the same, then restore.",
    );
  // Made by `npm start`, and replaced by the one that the backup brings.
  if (site.sessionSecret === own) return;
  throw new BackupError(
    "SESSION_SECRET is not the one that the backup was made under. Unset it, since the backup brings its own, or set it to that one.",
  );
}

type NamedBackup = VerifiedBackup & { name: string };

/** Fills database and files beside those of the site, and lets the database take its place. */
async function fill(context: Context, site: Site, target: Target, backup: NamedBackup) {
  await loadDatabase(target.url, backup);
  const ledger = await recordAndCheck(context, target, backup);
  await stageFiles(backup.tar, site.dataFolder);
  await readyFiles(site.dataFolder);
  return { ledger, formerDatabase: await target.takePlace(context.clock.now()) };
}

async function recordAndCheck(
  context: Context,
  { url }: Target,
  { manifest, name }: NamedBackup,
): Promise<LedgerReport> {
  const db = openDatabase({ url, role: applicationRole, applicationName: "sinag restore", maxConnections: 2 });
  try {
    const restored: Context = { ...context, db };
    const { madeAt, product } = manifest;
    const after = { madeAt, product, ...countsOf(manifest) };
    await recordAudit(restored, { action: "backup-restored", subject: `backup:${name}`, before: null, after });
    return await checkLedger(restored, { findLiveHolds });
  } finally {
    await db.close();
  }
}
