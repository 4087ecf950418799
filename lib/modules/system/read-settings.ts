import "server-only";
import { listUnknown, type Settings } from "#lib/modules/system/define-settings.ts";
import { mergePatch } from "#lib/modules/system/merge-patch.ts";
import { findConfiguration } from "#lib/modules/system/store.ts";
import { cachedPerDatabase } from "#lib/platform/cached-per-database.ts";
import type { Database } from "#lib/platform/database.ts";

const readStored = cachedPerDatabase(findConfiguration);

/**
 * Returns the settings of one definition, defaults included, at most 2 s old. A transaction has its own database
 * handle, so within one this is a query: read before it starts, and pass the values on.
 */
export async function readSettings<Values>({ db }: { db: Database }, definition: Settings<Values>): Promise<Values> {
  return definition.parse(await readStored(db));
}

/** Returns the settings of several definitions as one object, as an operator sees them. */
export async function readAllSettings(
  { db }: { db: Database },
  definitions: readonly Settings<unknown>[],
): Promise<Record<string, unknown>> {
  const stored = await readStored(db);
  return definitions.reduce<Record<string, unknown>>(
    (whole, { schema }) => mergePatch(whole, schema.parse(stored)),
    {},
  );
}

/** Returns the stored paths that none of the definitions knows, such as settings that are no longer offered. */
export async function listIgnoredSettings(
  { db }: { db: Database },
  definitions: readonly Settings<unknown>[],
): Promise<string[]> {
  const schemas = definitions.map(({ schema }) => schema);
  return listUnknown(schemas, await readStored(db)).sort();
}

/** Clears the cache, so that this process sees its own change at once. */
export function forgetSettings({ db }: { db: Database }): void {
  readStored.forget(db);
}
