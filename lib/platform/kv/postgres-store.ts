import "server-only";
import { createHash } from "node:crypto";
import type postgres from "postgres";
import type { KeyValueStore } from "#lib/platform/kv/key-value-store.ts";

/** Channel names are identifiers of at most 63 bytes; ours may be longer. */
const channelName = (name: string) => `kv_${createHash("sha256").update(name).digest("hex").slice(0, 40)}`;
const channelLimit = 8_000; // NOTIFY rejects payloads of 8,000 bytes and more.

/**
 * Opens the same store on two unlogged tables and LISTEN/NOTIFY, for machines without Redis. Works across processes.
 */
export function openPostgresStore(sql: postgres.Sql<{ bigint: bigint }>, prefix: string): KeyValueStore {
  const named = (key: string) => prefix + key;
  const until = (ttlMs: number) => sql`now() + ${ttlMs}::double precision * interval '1 millisecond'`;

  return {
    async get(key) {
      const [row] = await sql`select value from key_value_entry where key = ${named(key)} and expires_at > now()`;
      return row?.value ?? null;
    },
    async set(key, value, ttlMs) {
      await sql`
        insert into key_value_entry (key, value, expires_at) values (${named(key)}, ${value}, ${until(ttlMs)})
        on conflict (key) do update set value = excluded.value, count = 0, expires_at = excluded.expires_at`;
    },
    async setIfAbsent(key, value, ttlMs) {
      const rows = await sql`
        insert into key_value_entry as entry (key, value, expires_at) values (${named(key)}, ${value}, ${until(ttlMs)})
        on conflict (key) do update set value = excluded.value, count = 0, expires_at = excluded.expires_at
        where entry.expires_at <= now() returning 1`;
      return rows.length === 1;
    },
    async replace(key, expected, value, ttlMs) {
      const rows = await sql`
        update key_value_entry set value = ${value}, expires_at = ${until(ttlMs)}
        where key = ${named(key)} and value = ${expected} and expires_at > now() returning 1`;
      return rows.length === 1;
    },
    async take(key) {
      const [row] = await sql`
        delete from key_value_entry where key = ${named(key)} returning value, expires_at > now() as alive`;
      return row?.alive ? row.value : null;
    },
    async delete(key) {
      await sql`delete from key_value_entry where key = ${named(key)}`;
      await sql`delete from key_value_set_member where key = ${named(key)}`;
    },
    async increment(key, ttlMs, by = 1) {
      const [row] = await sql`
        insert into key_value_entry as entry (key, count, expires_at) values (${named(key)}, ${by}, ${until(ttlMs)})
        on conflict (key) do update set
          count = case when entry.expires_at > now() then entry.count else 0 end + excluded.count,
          expires_at = case when entry.expires_at > now() then entry.expires_at else excluded.expires_at end
        returning count`;
      return Number(row?.count);
    },
    async addToSet(key, member, score, ttlMs) {
      await sql`
        insert into key_value_set_member (key, member, score, expires_at)
        values (${named(key)}, ${member}, ${score}, ${until(ttlMs)})
        on conflict (key, member) do update set score = excluded.score, expires_at = excluded.expires_at`;
      await sql`update key_value_set_member set expires_at = ${until(ttlMs)} where key = ${named(key)}`;
    },
    async removeFromSet(key, member) {
      await sql`delete from key_value_set_member where key = ${named(key)} and member = ${member}`;
    },
    async readSet(key) {
      const rows = await sql`
        select member, score from key_value_set_member where key = ${named(key)} and expires_at > now()
        order by score, member`;
      return rows.map((row) => ({ member: row.member, score: row.score }));
    },
    async publish(channel, message) {
      if (Buffer.byteLength(message) >= channelLimit) throw new Error("Message is too long for NOTIFY");
      await sql`select pg_notify(${channelName(named(channel))}, ${message})`;
    },
    async subscribe(channel, listener) {
      const subscription = await sql.listen(channelName(named(channel)), listener);
      return () => subscription.unlisten();
    },
    async ping() {
      await sql`select 1`;
    },
    close: async () => {},
  };
}

/** Removes expired rows and returns their number. The worker runs it, only to save space: reads ignore expired rows. */
export async function sweepPostgresStore(sql: postgres.ISql<{ bigint: bigint }>): Promise<number> {
  const entries = await sql`delete from key_value_entry where expires_at <= now()`;
  const members = await sql`delete from key_value_set_member where expires_at <= now()`;
  return entries.count + members.count;
}
