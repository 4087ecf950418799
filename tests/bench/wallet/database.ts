import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "#db/migrate.ts";
import { openDatabase } from "#lib/platform/database.ts";
import { benchAccountId } from "#tests/bench/wallet/scripts.ts";
import { dataFolder, secrets, serviceUser } from "../../../scripts/services/data-folder.mjs";
import { startPostgres } from "../../../scripts/services/postgres.mjs";

/**
 * Server settings for this load. There is no checkpoint while measuring, because the first touch of a page after one
 * logs the whole page. Buffers hold every page of the bench, and log files exist in advance, as on a server that has
 * run for a day. With the defaults, a variant with more rows or more log per row would run out of both first.
 */
const settings = { max_wal_size: "16GB", min_wal_size: "8GB", checkpoint_timeout: "1h", shared_buffers: "2GB" };

/** Starts a durable Postgres for the bench: fsync on, as in production. */
export async function benchCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = dataFolder();
  const parent = mkdtempSync(join(folder, "bench-"));
  const user = serviceUser();
  if (user) chownSync(parent, user.uid, user.gid);
  const { databasePassword: password } = secrets(folder);
  const server = await startPostgres({ dataFolder: folder, cluster: join(parent, "postgres"), password });
  const db = openDatabase({ url: server.url, maxConnections: 1 });
  for (const [name, value] of Object.entries(settings)) await db.sql.unsafe(`alter system set ${name} = '${value}'`);
  await db.close();
  await server.stop();
  await server.startAgain();
  await writeLogFiles(server.url);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** Writes log files in advance: a checkpoint recycles the earlier files for later writes. */
async function writeLogFiles(url: string): Promise<void> {
  const db = openDatabase({ url, maxConnections: 1 });
  await db.sql.unsafe("create table filler as select repeat('x', 1000) as text from generate_series(1, 2500000)");
  await db.sql.unsafe("drop table filler");
  await db.sql.unsafe("checkpoint");
  await db.close();
}

/** Creates a migrated database with `players` players, each with money and a history of bets. */
export async function benchDatabase(
  clusterUrl: string,
  name: string,
  players: number,
  betsEach: number,
): Promise<string> {
  const root = openDatabase({ url: clusterUrl, maxConnections: 1 });
  await root.sql.unsafe(`create database ${name}`);
  await root.close();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  await migrate(url.href);
  const db = openDatabase({ url: url.href, maxConnections: 1 });
  await db.sql.unsafe(`insert into wallet_account (id, player_id, currency, cash, seq)
    select ${benchAccountId("n")}, gen_random_uuid(), 'PHP', 1000000000000, ${betsEach} from generate_series(1, ${players}) n`);
  // Bets of all players interleaved, as in real use.
  await db.sql.unsafe(`insert into transfer (account_id, seq, vendor_id, external_id, counter_account, kind, round_id,
      cash_delta, bonus_delta, held_delta, cash_after, bonus_after, held_after, request_hash, hash, at)
    select ${benchAccountId("n")}, bet, 'bench', 'past-' || bet || '-' || n, 'game-dice', 'stake', 'past', -1, 0, 0,
      1000000000000, 0, 0, sha256('request'), sha256(int8send(n * 1000 + bet)), now()
    from generate_series(1, ${betsEach}) bet, generate_series(1, ${players}) n`);
  await db.sql.unsafe("vacuum analyze");
  await db.close();
  return url.href;
}
