import "server-only";
import { parseOrThrow } from "#lib/contracts/parse-or-throw.ts";
import { DomainError, InvalidInputError } from "#lib/kernel/domain-error.ts";
import { newId } from "#lib/kernel/ids.ts";
import type { Slice, SliceInput } from "#lib/kernel/list-slice.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { type NoticeDefinition, noticeDefinition } from "#lib/modules/content/definitions.ts";
import { sanitiseNotice } from "#lib/modules/content/sanitise-notice.ts";
import { findNotices, insertNotice, markRemoved, type NoticeRow, readContent } from "#lib/modules/content/store.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/**
 * Sanitises a notice's HTML, publishes the notice and returns its id. Returns null when its code was published before,
 * even if that notice was removed. For the system and operators.
 * @throws not-allowed: for other actors
 * @throws invalid-input: invalid definition, or a text that is empty after sanitising
 */
export async function addNotice(context: Context, definition: NoticeDefinition): Promise<string | null> {
  requireOperatorOrSystem(context);
  const given = parseOrThrow(noticeDefinition, definition);
  const texts = safeTexts(given.texts);
  const createdAt = context.clock.now();
  const id = newId(createdAt.getTime());
  const added = await transact(context, async (inTransaction) => {
    if (!(await insertNotice(inTransaction.db, { ...given, id, texts, createdAt }))) return false;
    const after = { ...given, texts };
    await recordAudit(inTransaction, { action: "notice-added", subject: `notice:${id}`, before: null, after });
    return true;
  });
  readContent.forget(context.db);
  return added ? id : null;
}

/**
 * Removes a notice permanently. For operators.
 * @throws not-allowed: for other actors
 * @throws not-found: unknown or already removed
 */
export async function removeNotice(context: Context, id: string): Promise<void> {
  requireOperatorOrSystem(context);
  await transact(context, async (inTransaction) => {
    const row = await markRemoved(inTransaction.db, id, inTransaction.clock.now());
    if (!row) throw new DomainError("not-found");
    await recordAudit(inTransaction, {
      action: "notice-removed",
      subject: `notice:${id}`,
      before: row.texts,
      after: null,
    });
  });
  readContent.forget(context.db);
}

/**
 * Returns a page of the notices that were not removed, including inactive ones, in display order. For operators.
 * @throws not-allowed: for other actors
 * @throws invalid-input: bad cursor
 */
export async function listAllNotices(context: Context, page: SliceInput): Promise<Slice<NoticeRow>> {
  requireOperatorOrSystem(context);
  return findNotices(context.db, page);
}

/** Sanitises the texts. Rejects a text that is empty afterwards. */
function safeTexts(texts: NoticeDefinition["texts"]): NoticeRow["texts"] {
  const safe = Object.entries(texts).map(([language, text]) => {
    return [language, { title: text.title, content: sanitiseNotice(text.content) }] as const;
  });
  const empty = safe.filter(([, { content }]) => content === "");
  if (empty.length > 0)
    throw new InvalidInputError(
      empty.map(([language]) => ({ path: `texts.${language}.content`, key: "required", params: {} })),
    );
  return Object.fromEntries(safe);
}
