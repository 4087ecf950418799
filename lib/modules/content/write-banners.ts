import "server-only";
import { parseOrThrow } from "#lib/contracts/parse-or-throw.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import type { Slice, SliceInput } from "#lib/kernel/list-slice.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { type BannerDefinition, bannerDefinition } from "#lib/modules/content/definitions.ts";
import { type BannerRow, changeEnabled, findBanners, insertBanner, readContent } from "#lib/modules/content/store.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/**
 * Adds a banner and returns true. Returns false and changes nothing when its code is taken. For the system and
 * operators.
 * @throws not-allowed: for other actors
 * @throws invalid-input: invalid definition
 */
export async function addBanner(context: Context, definition: BannerDefinition): Promise<boolean> {
  requireOperatorOrSystem(context);
  const given = parseOrThrow(bannerDefinition, definition);
  const added = await transact(context, async (inTransaction) => {
    const { db, clock } = inTransaction;
    if (!(await insertBanner(db, { ...given, createdAt: clock.now() }))) return false;
    await recordAudit(inTransaction, {
      action: "banner-added",
      subject: `banner:${given.code}`,
      before: null,
      after: given,
    });
    return true;
  });
  readContent.forget(context.db);
  return added;
}

/**
 * Shows or hides a banner. Returns true when this changed it. For operators.
 * @throws not-allowed: for other actors
 * @throws not-found: no banner has that code
 */
export async function setBannerEnabled(context: Context, code: string, enabled: boolean): Promise<boolean> {
  requireOperatorOrSystem(context);
  const changed = await transact(context, async (inTransaction) => {
    const before = await changeEnabled(inTransaction.db, code, enabled);
    if (before === undefined) throw new DomainError("not-found");
    if (before === enabled) return false;
    const action = enabled ? "banner-enabled" : "banner-disabled";
    await recordAudit(inTransaction, {
      action,
      subject: `banner:${code}`,
      before: { enabled: before },
      after: { enabled },
    });
    return true;
  });
  readContent.forget(context.db);
  return changed;
}

/**
 * Returns a page of all banners by group, including hidden ones. For operators.
 * @throws not-allowed: for other actors
 * @throws invalid-input: bad cursor
 */
export async function listBanners(context: Context, page: SliceInput): Promise<Slice<BannerRow>> {
  requireOperatorOrSystem(context);
  return findBanners(context.db, page);
}
