import "server-only";
import { isListed, isRegionBlocked } from "#lib/modules/system/region-rules.ts";
import { findMaintenance, listRegionRules } from "#lib/modules/system/store.ts";
import { cachedPerDatabase } from "#lib/platform/cached-per-database.ts";
import type { Database } from "#lib/platform/database.ts";
import { env } from "#lib/platform/env.ts";
import { countryOf } from "#lib/platform/geo.ts";

/** SITE-03: 0 open, 1 maintenance, 2 blocked region; maintenance takes precedence. */
export type SystemStatusCode = 0 | 1 | 2;

export interface SystemStatus {
  status: SystemStatusCode;
  /** The operator's message during maintenance; may be empty. */
  message: string;
  /** ISO country of the visitor, null when unknown. */
  country: string | null;
  /** True when the status depends on the address; otherwise one status serves every visitor. */
  dependsOnAddress: boolean;
}

const readRules = cachedPerDatabase(async (db) => ({
  maintenance: await findMaintenance(db),
  regions: await listRegionRules(db),
}));

/**
 * Returns the status for one address, from rules at most 2 s old. Throws when the database is unavailable and no rules
 * are cached.
 */
export async function readSystemStatus({ db }: { db: Database }, ip: string): Promise<SystemStatus> {
  const { maintenance, regions } = await readRules(db);
  const down = env().MAINTENANCE || maintenance.maintenance;
  const country = regions.length > 0 ? await countryOf(ip) : null;
  const facts = {
    message: down ? maintenance.message : "",
    country,
    dependsOnAddress: regions.length > 0 || (down && maintenance.allowList.length > 0),
  };
  if (down && !isListed(maintenance.allowList, ip)) return { status: 1, ...facts };
  if (isRegionBlocked(regions, { ip, country })) return { status: 2, ...facts };
  return { status: 0, ...facts };
}

export function forgetSystemStatus(db: Database): void {
  readRules.forget(db);
}
