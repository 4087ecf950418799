import { services } from "#lib/portal/composition/services.ts";

/** Readiness: Postgres with its schema and the key-value store respond. Lists the ones that do not. */
export async function GET(): Promise<Response> {
  const { db, kv, log } = services();
  const checks = {
    database: () => db.sql`select 1 from wallet_account limit 1`,
    keyValueStore: () => kv.ping(),
  };
  const away: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    await check().catch((error: unknown) => {
      log.warn({ err: error }, `${name} is away`);
      away.push(name);
    });
  }
  const status = away.length === 0 ? 200 : 503;
  return Response.json({ ready: away.length === 0, away }, { status, headers: { "cache-control": "no-store" } });
}
