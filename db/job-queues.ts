import { readFileSync } from "node:fs";
import type postgres from "postgres";

/** Where pg-boss keeps its tables. The schema belongs to the application role. */
export const jobSchema = "pgboss";

const daySeconds = 86_400;

/** Jobs that failed for good wait here for an operator. */
export const deadLetters = { name: "dead-letters", retentionSeconds: 90 * daySeconds };

/** How work that carries a payload is repeated: 5 s, 10 s, 20 s and so on, for about three quarters of an hour. */
export const patience = {
  deadLetter: deadLetters.name,
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retentionSeconds: 90 * daySeconds,
  deleteAfterSeconds: daySeconds,
};

/** Events lie here from the commit of their transaction until the worker hands each to its handlers. */
export const outbox = { ...patience, name: "forward-events", expireInSeconds: 60 };

/**
 * Installs or upgrades pg-boss and makes the two queues that exist before any worker has run: events can be published as
 * soon as a database is migrated, and none of them is lost.
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

/** Asked without loading pg-boss, which takes a moment at every start. */
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
