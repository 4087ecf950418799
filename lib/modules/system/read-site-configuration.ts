import "server-only";
import { fieldIssues } from "#lib/contracts/field-issues.ts";
import { InvalidInputError } from "#lib/kernel/domain-error.ts";
import { type SiteConfiguration, siteConfiguration } from "#lib/modules/system/site-configuration.ts";
import { findConfiguration, saveConfiguration } from "#lib/modules/system/store.ts";
import { cachedPerDatabase } from "#lib/platform/cached-per-database.ts";
import type { Context } from "#lib/platform/context.ts";
import type { Database } from "#lib/platform/database.ts";

const read = cachedPerDatabase(async (db) => siteConfiguration.parse(await findConfiguration(db)));

/** The whole site configuration, at most 2 s old. */
export function readSiteConfiguration({ db }: { db: Database }): Promise<SiteConfiguration> {
  return read(db);
}

/**
 * Changes parts of the configuration; nested objects merge, lists are replaced. Refuses what the schema refuses
 * (`invalid-input` with the paths) and stores only the difference from the defaults that the site has chosen so far.
 */
export async function changeSiteConfiguration(
  context: Context,
  change: Record<string, unknown>,
): Promise<SiteConfiguration> {
  const stored = await findConfiguration(context.db);
  const merged = merge(stored, change);
  const whole = siteConfiguration.safeParse(merged, { reportInput: true });
  if (!whole.success) throw new InvalidInputError(fieldIssues(whole.error.issues));
  await saveConfiguration(context.db, merged);
  read.forget(context.db);
  return whole.data;
}

function merge(base: unknown, change: unknown): unknown {
  if (!isRecord(base) || !isRecord(change)) return change;
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(change)) merged[key] = merge(merged[key], value);
  return merged;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
