import "server-only";
import { fieldIssues } from "#lib/contracts/field-issues.ts";
import { contrastOf, readableContrast } from "#lib/kernel/color.ts";
import { type FieldIssue, InvalidInputError } from "#lib/kernel/domain-error.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { type SiteConfiguration, siteConfiguration } from "#lib/modules/system/site-configuration.ts";
import { findConfiguration, findSiteImage, saveConfiguration } from "#lib/modules/system/store.ts";
import { cachedPerDatabase } from "#lib/platform/cached-per-database.ts";
import type { Context } from "#lib/platform/context.ts";
import type { Database } from "#lib/platform/database.ts";

const read = cachedPerDatabase(async (db) => siteConfiguration.parse(await findConfiguration(db)));

/** The whole site configuration, at most 2 s old. */
export function readSiteConfiguration({ db }: { db: Database }): Promise<SiteConfiguration> {
  return read(db);
}

/**
 * Changes parts of the configuration; nested objects merge, lists are replaced, `null` puts a setting back to its
 * default. Stores only the difference from the defaults that the site has chosen so far. For the system and operators;
 * errors: not-allowed; invalid-input with the paths that the schema refuses, a logo that nobody brought, and colours
 * that can't be read on each other.
 */
export async function changeSiteConfiguration(
  context: Context,
  change: Record<string, unknown>,
): Promise<SiteConfiguration> {
  requireOperatorOrSystem(context);
  const stored = await findConfiguration(context.db);
  const merged = merge(stored, change);
  const whole = siteConfiguration.safeParse(merged, { reportInput: true });
  if (!whole.success) throw new InvalidInputError(fieldIssues(whole.error.issues));
  // What was stored before these were asked for must not stand in the way of another setting.
  const issues = [
    ...("colors" in change ? colorIssues(whole.data.colors) : []),
    ...("logo" in change ? await logoIssues(context, whole.data.logo) : []),
  ];
  if (issues.length > 0) throw new InvalidInputError(issues);
  await saveConfiguration(context.db, merged);
  read.forget(context.db);
  return whole.data;
}

function colorIssues({ brand, onBrand }: SiteConfiguration["colors"]): FieldIssue[] {
  if (!onBrand) return [];
  if (!brand) return [{ path: "colors.brand", key: "required", params: {} }];
  const contrast = contrastOf(brand, onBrand);
  if (contrast >= readableContrast) return [];
  // Rounded down: 4.499 is not enough, and must not read as if it were.
  const params = { contrast: Math.floor(contrast * 100) / 100, min: readableContrast };
  return [{ path: "colors.onBrand", key: "low-contrast", params }];
}

async function logoIssues({ db }: Context, logo: SiteConfiguration["logo"]): Promise<FieldIssue[]> {
  if (!logo) return [];
  const known = await findSiteImage(db, logo.image);
  if (known?.width === logo.width && known.height === logo.height) return [];
  return [{ path: "logo", key: "invalid-value", params: {} }];
}

/** JSON Merge Patch (RFC 7396). */
function merge(base: unknown, change: unknown): unknown {
  if (!isRecord(change)) return change;
  const merged: Record<string, unknown> = isRecord(base) ? { ...base } : {};
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete merged[key];
    else merged[key] = merge(merged[key], value);
  }
  return merged;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
