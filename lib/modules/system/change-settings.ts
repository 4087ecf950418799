import "server-only";
import { type FieldIssue, InvalidInputError } from "#lib/kernel/domain-error.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { listUnknown, type Settings, type StoredSettings } from "#lib/modules/system/define-settings.ts";
import { mergePatch } from "#lib/modules/system/merge-patch.ts";
import { forgetSettings } from "#lib/modules/system/read-settings.ts";
import { findConfiguration, saveConfiguration } from "#lib/modules/system/store.ts";
import type { Context } from "#lib/platform/context.ts";

/**
 * Changes settings of the given definitions; nested objects merge, lists are replaced, `null` resets a setting to its
 * default. Stores only what the site has set, without the defaults, and keeps the stored values of other
 * definitions. For the system and operators.
 *
 * @throws not-allowed: for anyone else
 * @throws invalid-input: with the path of each setting that does not exist or whose value is rejected
 */
export async function changeSettings(
  context: Context,
  definitions: readonly Settings<unknown>[],
  change: StoredSettings,
): Promise<void> {
  requireOperatorOrSystem(context);
  const schemas = definitions.map(({ schema }) => schema);
  const unknown = listUnknown(schemas, change).map((path) => ({ path, key: "unknown-field", params: {} }));
  if (unknown.length > 0) throw new InvalidInputError(unknown);
  const merged = mergePatch(await findConfiguration(context.db), change);
  const issues: FieldIssue[] = [];
  for (const definition of definitions) issues.push(...(await definition.findIssues(context, merged, change)));
  if (issues.length > 0) throw new InvalidInputError(issues);
  await saveConfiguration(context.db, merged);
  forgetSettings(context);
}
