import "server-only";
import type { Database } from "#lib/platform/database.ts";

/** What Redis does by itself: removes what has expired. Returns how many entries went. */
export async function sweepKeyValues({ sql }: Database): Promise<number> {
  const entries = await sql`delete from key_value_entry where expires_at <= now()`;
  const members = await sql`delete from key_value_set_member where expires_at <= now()`;
  return entries.count + members.count;
}
