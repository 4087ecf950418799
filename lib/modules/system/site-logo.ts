import "server-only";
import { createHash } from "node:crypto";
import type { SiteLogo } from "#lib/contracts/system/site-logo.ts";
import { InvalidInputError } from "#lib/kernel/domain-error.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { changeSettings } from "#lib/modules/system/change-settings.ts";
import { siteSettings } from "#lib/modules/system/settings.ts";
import { findSiteImage, saveSiteImage } from "#lib/modules/system/store.ts";
import type { Context } from "#lib/platform/context.ts";
import type { Database } from "#lib/platform/database.ts";
import { drawLogo } from "#lib/platform/images.ts";

const maxMegabytes = 2;
/** Three times the displayed size, for high-density screens. */
const box = { width: 480, height: 96 };

/**
 * Makes a PNG or JPG the site's logo: re-encoded as WebP, fitted into 480 × 96, and named by a digest of its bytes, so
 * that its address never means another picture. Earlier pictures stay, for pages that still show them. For the system
 * and operators.
 *
 * @throws not-allowed: for anyone else
 * @throws invalid-input: at `logo`
 */
export async function setSiteLogo(context: Context, upload: Uint8Array): Promise<SiteLogo> {
  requireOperatorOrSystem(context);
  if (upload.byteLength > maxMegabytes * 1024 * 1024)
    throw new InvalidInputError([{ path: "logo", key: "file-size", params: { max: maxMegabytes } }]);
  const { bytes, width, height } = await drawLogo(upload, "logo", box);
  const image = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const logo = { image, width, height };
  await saveSiteImage(context.db, { ...logo, bytes, createdAt: context.clock.now() });
  await changeSettings(context, [siteSettings], { logo });
  return logo;
}

/** Returns the WebP of the current or an earlier logo; null when no logo has that name. */
export async function readLogoImage({ db }: { db: Database }, image: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await findSiteImage(db, image);
  return row ? new Uint8Array(row.bytes) : null;
}
