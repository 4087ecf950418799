import "server-only";
import { eq, sql } from "drizzle-orm";
import { portalKey, regionRule, site, siteImage, systemStatus } from "#db/schema/system.ts";
import type { StoredSettings } from "#lib/modules/system/define-settings.ts";
import { isRecord } from "#lib/modules/system/merge-patch.ts";
import type { Database } from "#lib/platform/database.ts";
import type { SealedColumn } from "#lib/platform/sealing/sealed-column.ts";

/** One deployment serves one site; its rows have this code. */
export const siteCode = "main";

export async function findConfiguration(db: Database): Promise<StoredSettings> {
  const [row] = await db.orm.select({ configuration: site.configuration }).from(site).where(eq(site.code, siteCode));
  return isRecord(row?.configuration) ? row.configuration : {};
}

export async function saveConfiguration(db: Database, configuration: StoredSettings): Promise<void> {
  await db.orm
    .insert(site)
    .values({ code: siteCode, configuration })
    .onConflictDoUpdate({ target: site.code, set: { configuration, updatedAt: sql`now()` } });
}

export type SiteImageRow = typeof siteImage.$inferSelect;

export async function findSiteImage(db: Database, image: string): Promise<SiteImageRow | undefined> {
  const [row] = await db.orm.select().from(siteImage).where(eq(siteImage.image, image));
  return row;
}

/** Saves a picture; identical bytes are the same picture. */
export async function saveSiteImage(db: Database, row: SiteImageRow): Promise<void> {
  await db.orm.insert(siteImage).values(row).onConflictDoNothing();
}

export interface MaintenanceRow {
  maintenance: boolean;
  message: string;
  allowList: string[];
}

export async function findMaintenance(db: Database): Promise<MaintenanceRow> {
  const [row] = await db.orm.select().from(systemStatus).where(eq(systemStatus.siteCode, siteCode));
  return row ?? { maintenance: false, message: "", allowList: [] };
}

export async function saveMaintenance(db: Database, row: MaintenanceRow): Promise<void> {
  await db.orm
    .insert(systemStatus)
    .values({ siteCode, ...row })
    .onConflictDoUpdate({ target: systemStatus.siteCode, set: { ...row, updatedAt: sql`now()` } });
}

export interface RegionRule {
  effect: "allow" | "deny";
  kind: "country" | "cidr";
  value: string;
}

export function listRegionRules(db: Database): Promise<RegionRule[]> {
  const { effect, kind, value } = regionRule;
  return db.orm
    .select({ effect, kind, value })
    .from(regionRule)
    .where(eq(regionRule.siteCode, siteCode))
    .orderBy(kind, value);
}

export async function saveRegionRule(db: Database, rule: RegionRule): Promise<void> {
  await db.orm
    .insert(regionRule)
    .values({ siteCode, ...rule })
    .onConflictDoUpdate({
      target: [regionRule.siteCode, regionRule.kind, regionRule.value],
      set: { effect: rule.effect },
    });
}

export async function deleteRegionRules(db: Database, value?: string): Promise<RegionRule[]> {
  const mine = eq(regionRule.siteCode, siteCode);
  const { effect, kind, value: place } = regionRule;
  return db.orm
    .delete(regionRule)
    .where(value === undefined ? mine : sql`${mine} and ${regionRule.value} = ${value}`)
    .returning({ effect, kind, value: place });
}

export const sealedPortalKeys: SealedColumn = {
  name: "portal keys",
  table: portalKey,
  id: portalKey.kid,
  value: portalKey.wrappedPrivateJwk,
};

export type PortalKeyRow = typeof portalKey.$inferSelect;

/** Returns the keys, newest first. */
export function listPortalKeys(db: Database): Promise<PortalKeyRow[]> {
  return db.orm.select().from(portalKey).orderBy(sql`${portalKey.createdAt} desc`);
}

export async function insertPortalKey(db: Database, row: PortalKeyRow): Promise<void> {
  await db.orm.insert(portalKey).values(row);
}

export async function deletePortalKeysBefore(db: Database, before: Date): Promise<void> {
  await db.orm.delete(portalKey).where(sql`${portalKey.createdAt} < ${before.toISOString()}`);
}
