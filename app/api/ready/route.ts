import { database } from "#lib/platform/database.ts";
import { services } from "#lib/portal/composition/services.ts";

const shared: { running?: Promise<string[]> | undefined } = {};

/**
 * Readiness: Postgres with its schema and the key-value store respond. Lists the ones that do not. Requests during a
 * check share it, so that it never needs more than its one connection.
 */
export async function GET(): Promise<Response> {
  shared.running ??= check().finally(() => {
    shared.running = undefined;
  });
  const away = await shared.running;
  const status = away.length === 0 ? 200 : 503;
  return Response.json({ ready: away.length === 0, away }, { status, headers: { "cache-control": "no-store" } });
}

async function check(): Promise<string[]> {
  const { kv, log } = services();
  const checks = {
    database: () => database("readiness").sql`select 1 from wallet_account limit 1`,
    keyValueStore: () => kv.ping(),
  };
  const found = await Promise.all(
    Object.entries(checks).map(([name, respond]) =>
      respond().then(
        () => [],
        (error: unknown) => {
          log.warn({ err: error }, `${name} is away`);
          return [name];
        },
      ),
    ),
  );
  return found.flat();
}
