import { readFileSync } from "node:fs";
import type postgres from "postgres";
import { deadLetters, jobSchema, outbox } from "#db/job-queues.ts";

/**
 * Installs or upgrades pg-boss and creates the two queues that publishing needs, so that events can be published before
 * any worker has run.
 */
export async function installJobQueues(ownerUrl: string, client: postgres.Sql, role: string): Promise<void> {
  if (await isInstalled(client)) return;
  const { PgBoss } = await import("pg-boss");
  const boss = new PgBoss({
    connectionString: ownerUrl,
    options: `-c role=${role}`,
    schema: jobSchema,
    createSchema: false,
    supervise: false,
    schedule: false,
    registerInstance: false,
    max: 2,
  });
  await boss.start();
  try {
    for (const { name, ...settings } of [deadLetters, outbox]) await boss.createQueue(name, settings);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Checks the schema without loading pg-boss, which would slow down every start. */
async function isInstalled(client: postgres.Sql): Promise<boolean> {
  const [found] = await client`select to_regclass(${`${jobSchema}.queue`}) is not null as there`;
  if (!found?.there) return false;
  const [state] = await client`select (select max(version) from ${client(jobSchema)}.version) as version,
    (select count(*) from ${client(jobSchema)}.queue where name in ${client([deadLetters.name, outbox.name])}) as queues`;
  return Number(state?.version) >= packageSchemaVersion() && Number(state?.queues) === 2;
}

function packageSchemaVersion(): number {
  const entry = import.meta.resolve("pg-boss");
  const { pgboss }: { pgboss: { schema: number } } = JSON.parse(
    readFileSync(new URL("../package.json", entry), "utf8"),
  );
  return pgboss.schema;
}
