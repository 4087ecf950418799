import "server-only";
import type { SiteLogo } from "#lib/contracts/system/site-logo.ts";
import { contrastOf, readableContrast } from "#lib/kernel/color.ts";
import type { FieldIssue } from "#lib/kernel/domain-error.ts";
import { findSiteImage } from "#lib/modules/system/store.ts";
import type { Database } from "#lib/platform/database.ts";

export interface SiteColors {
  brand?: string | undefined;
  onBrand?: string | undefined;
}

/** Returns an error for a pair of colours that are not readable on each other. */
export function colorIssues({ brand, onBrand }: SiteColors): FieldIssue[] {
  if (!onBrand) return [];
  if (!brand) return [{ path: "colors.brand", key: "required", params: {} }];
  const contrast = contrastOf(brand, onBrand);
  if (contrast >= readableContrast) return [];
  // Rounded down: 4.499 is not enough, and must not be shown as 4.5.
  const params = { contrast: Math.floor(contrast * 100) / 100, min: readableContrast };
  return [{ path: "colors.onBrand", key: "low-contrast", params }];
}

/** Returns an error for a logo that was never uploaded. */
export async function logoIssues({ db }: { db: Database }, logo: SiteLogo | undefined): Promise<FieldIssue[]> {
  if (!logo) return [];
  const known = await findSiteImage(db, logo.image);
  if (known?.width === logo.width && known.height === logo.height) return [];
  return [{ path: "logo", key: "invalid-value", params: {} }];
}
