import "server-only";
import { count, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Context } from "#lib/platform/context.ts";
import type { Database } from "#lib/platform/database.ts";
import { rowByRow } from "#lib/platform/jobs/row-by-row.ts";
import { lockNewestKey, originalKey } from "#lib/platform/sealing/key-ring.ts";
import { seal, unseal } from "#lib/platform/sealing/seal.ts";
import { prefixOf } from "#lib/platform/sealing/sealed-text.ts";

/** A column whose values are sealed. Each module defines its own; `lib/sealing/sealed-columns.ts` has them all. */
export interface SealedColumn {
  /** Plural, for lists: "bank account numbers". */
  name: string;
  table: PgTable;
  id: PgColumn;
  value: PgColumn;
}

/** Returns how many values of a column a key has sealed. */
export async function countSealed({ orm }: Database, column: SealedColumn, keyId: string): Promise<number> {
  const [found] = await orm.select({ sealed: count() }).from(column.table).where(sealedUnder(column, keyId));
  return found?.sealed ?? 0;
}

/**
 * Seals every value of a column again that an older key sealed, row by row: an interrupted run goes on where it ended.
 * Returns how many.
 */
export function resealColumn(context: Context, column: SealedColumn): Promise<number> {
  const { table, id, value } = column;
  return rowByRow<{ id: unknown; value: unknown }>(context, {
    list: async (skip, limit) => {
      const newest = await lockNewestKey(context.db);
      const due = not(sealedUnder(column, newest.id));
      return context.db.orm.select({ id, value }).from(table).where(due).orderBy(id).offset(skip).limit(limit);
    },
    handle: async ({ db }, row) => {
      const sealed = await seal(db, await unseal(db, String(row.value)));
      // Only the value that was read: the row may have been written or removed meanwhile.
      const changed = await db.orm.execute(
        sql`update ${table} set ${sql.identifier(value.name)} = ${sealed} where ${id} = ${row.id} and ${value} = ${row.value}`,
      );
      return changed.count === 1;
    },
  });
}

function sealedUnder({ value }: SealedColumn, keyId: string): SQL {
  return sql`starts_with(${value}, ${prefixOf(keyId === originalKey ? undefined : keyId)})`;
}
