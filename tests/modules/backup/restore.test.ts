import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeBackup } from "#lib/backup/make-backup.ts";
import { restoreBackup } from "#lib/backup/restore-backup.ts";
import type { Site } from "#lib/backup/write-backup.ts";
import { findLiveHolds } from "#lib/modules/cashier/index.ts";
import { logIn } from "#lib/modules/identity/index.ts";
import { getBalance } from "#lib/modules/ledger/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { openDatabase, type RootDatabase } from "#lib/platform/database.ts";
import { services } from "#lib/portal/composition/services.ts";
import {
  asOwner,
  databaseOf,
  emptyPlace,
  freshFolder,
  removePlaces,
  siteOfTest,
  stateOf,
  writeSecrets,
} from "#tests/support/fixtures/backup.ts";
import {
  disbursed,
  expectBooksClean,
  type Member,
  operatorContext,
  play,
  playedMember,
} from "#tests/support/fixtures/cashier.ts";
import { goodPassword, registerPlayer, type TestPlayer } from "#tests/support/fixtures/identity.ts";
import { expectLedgerClean, foldAll, fundedPlayer, ledgerContext } from "#tests/support/ledger/ledger.ts";

let site: Site;
let place: Site;
let player: TestPlayer;
let members: Member[];
let file: string;
let db: RootDatabase;
const proof = "files/proofs/3b241101-e2bb-4255-8caf-4136c566a962.png";

beforeAll(async () => {
  site = siteOfTest();
  mkdirSync(join(site.dataFolder, "files/proofs"), { recursive: true });
  writeFileSync(join(site.dataFolder, proof), Buffer.from([0x89, 1, 2, 3, 10, 0]));
  writeFileSync(join(site.dataFolder, "any-key-ring.json"), "{}");
  for (const name of ["postgres", "logs", "backups"]) mkdirSync(join(site.dataFolder, name));
  writeFileSync(join(site.dataFolder, "logs/web.log"), "noise");

  player = await registerPlayer();
  await fundedPlayer(ledgerContext(), 123_45n, "PHP", player.id);
  members = await Promise.all(Array.from({ length: 4 }, () => playedMember(100_000n)));
  const [first] = members;
  if (first) await disbursed(first, "300.00");

  // Everyone goes on playing until the backup is made.
  const over = new AbortController();
  const playing = members.map(async (member) => {
    let rounds = 0;
    for (; !over.signal.aborted; rounds++) await play(member, 100n);
    return rounds;
  });
  file = join(freshFolder(), "site.tar");
  const report = await makeBackup(operatorContext(), site, file);
  over.abort();
  expect(Math.min(...(await Promise.all(playing)))).toBeGreaterThan(0);
  expect(report).toMatchObject({ path: file, name: "site.tar", accounts: 1, files: 3, hasSecret: true });

  place = await emptyPlace();
  const own = writeSecrets(place.dataFolder, place.sessionSecret);
  const restored = await restoreBackup(operatorContext(), place, { file });
  expect(restored).toMatchObject({ name: "site.tar", accounts: 1, files: 3, formerDatabase: undefined });
  expect(restored.ledger).toMatchObject({ found: 0, transfers: report.movements });
  expect(JSON.parse(readFileSync(join(place.dataFolder, "secrets.json"), "utf8"))).toMatchObject({
    databasePassword: own,
    sessionSecret: site.sessionSecret,
  });
  db = openDatabase({ url: place.databaseUrl, role: "sinag_app" });
});
afterAll(async () => {
  await expectBooksClean();
  await db.close();
  await removePlaces();
});

const inPlace = (actor: Context["actor"]): Context => ({ ...services({ db }), actor });
const asSystem = () => inPlace({ role: "system", process: "test" });

it("HOUSE-33 the restored site has every table's rows, waiting events included", async () => {
  const counts = (url: string) =>
    asOwner(url, async (sql) => {
      const tables = ["player", "withdrawal", "payout", "bank_account", "site", "portal_key"];
      const rows: Record<string, number> = {};
      for (const table of tables) rows[table] = Number((await sql`select count(*)::int as n from ${sql(table)}`)[0]?.n);
      const [events] = await sql`select count(*)::int as n from pgboss.job`;
      return { ...rows, events: Number(events?.n) };
    });
  const restored = await counts(place.databaseUrl);
  expect(restored).toEqual(await counts(site.databaseUrl));
  expect(restored.events).toBeGreaterThan(0);
});

it("HOUSE-33 a backup made while money moves has the books of one moment", async () => {
  await expectLedgerClean(asSystem(), { findLiveHolds });
  const newest = (sql: Context["db"]["sql"]) => sql<{ account_id: string; seq: bigint; hash: string }[]>`
    select distinct on (account_id) account_id, seq, encode(hash, 'hex') as hash from transfer order by account_id, seq desc`;
  const heads = await newest(db.sql);
  expect(heads).toHaveLength(members.length + 1);
  for (const { account_id, seq, hash } of heads) {
    const [there] = await operatorContext().db.sql<{ hash: string }[]>`
      select encode(hash, 'hex') as hash from transfer where account_id = ${account_id} and seq = ${seq}`;
    expect(there?.hash).toBe(hash);
  }
  const moved = async ({ sql }: Context["db"]) => Number((await sql`select count(*)::int as n from transfer`)[0]?.n);
  expect(await moved(db)).toBeLessThan(await moved(operatorContext().db));
});

it("HOUSE-33 a player of before logs in at the restored site, with the balance and the records of before", async () => {
  const visitor = inPlace({ role: "visitor" });
  await logIn(visitor, { type: "username", username: player.account, password: goodPassword, agentSide: false });
  const { cash } = await getBalance(asSystem(), { playerId: player.id, currency: "PHP" });
  expect(cash).toBe(123_45n);
  await foldAll(asSystem());
  const [row] = await db.sql`select state from withdrawal`;
  expect(row?.state).toBe("waiting-for-receipt");
});

it("HOUSE-33 files and secrets are restored for their owner only, whatever their names", async () => {
  expect(readFileSync(join(place.dataFolder, proof))).toEqual(Buffer.from([0x89, 1, 2, 3, 10, 0]));
  const names = readdirSync(place.dataFolder).filter((name) => !name.startsWith("before-restore-"));
  expect(names.sort()).toEqual(["any-key-ring.json", "files", "secrets.json"]);
  for (const path of [file, ...["secrets.json", proof].map((name) => join(place.dataFolder, name))])
    expect(statSync(path).mode & 0o777).toBe(0o600);
});

it("SEC-AUDIT a backup is recorded where it was made, a restore where it was restored", async () => {
  const acts = (sql: Context["db"]["sql"]) => sql<{ action: string; actor: string; subject: string }[]>`
    select action, actor, subject from audit_entry where action like 'backup-%'`;
  const act = { actor: "Ana", subject: "backup:site.tar" };
  expect([...(await acts(operatorContext().db.sql))]).toEqual([{ action: "backup-made", ...act }]);
  expect([...(await acts(db.sql))]).toEqual([{ action: "backup-restored", ...act }]);
});

it("HOUSE-33 a place with accounts is replaced only by the name of its database, and what it had is kept", async () => {
  await db.close();
  const name = databaseOf(place);
  const before = await stateOf(place);
  const restore = (replace?: string) => restoreBackup(operatorContext(), place, { file, replace });
  place.sessionSecret = site.sessionSecret;
  await expect(restore()).rejects.toThrow(`The database "${name}" is not empty: 1 accounts. Add --replace ${name} to`);
  await expect(restore("yes")).rejects.toThrow(`--replace takes the name of the database that is replaced: ${name}.`);
  expect(await stateOf(place)).toEqual(before);

  writeFileSync(join(place.dataFolder, "files/later.txt"), "of the replaced site");
  const { formerDatabase = "", formerFiles } = await restore(name);
  expect(formerDatabase).toMatch(new RegExp(`^${name}_before_\\d{14}$`));
  expect(readFileSync(join(formerFiles, "files/later.txt"), "utf8")).toBe("of the replaced site");
  expect(readdirSync(join(place.dataFolder, "files"))).toEqual(["proofs"]);
  const former = new URL(place.databaseUrl);
  former.pathname = `/${formerDatabase}`;
  expect(await asOwner(former.href, (sql) => sql`select count(*)::int as n from player`)).toEqual([{ n: 1 }]);
  db = openDatabase({ url: place.databaseUrl, role: "sinag_app" });
});

it("HOUSE-33 a place in use is refused", async () => {
  const place = await emptyPlace();
  await asOwner(place.databaseUrl, async (sql) => {
    await sql`select 1`;
    const message = `The database "${databaseOf(place)}" is in use (1 connections). End the product first, then restore.`;
    await expect(restoreBackup(operatorContext(), place, { file })).rejects.toThrow(message);
  });
});

it("HOUSE-33 a role that may not create databases restores into an empty one only", async () => {
  const place = await emptyPlace();
  const role = `keeper_${databaseOf(place)}`;
  await asOwner(place.databaseUrl, async (sql) => {
    await sql.unsafe(`create role ${role} login password 'lantern' in role sinag_app, pg_monitor`);
    await sql.unsafe(`alter database ${databaseOf(place)} owner to ${role}`);
  });
  const url = new URL(place.databaseUrl);
  [url.username, url.password] = [role, "lantern"];
  const limited = { ...place, databaseUrl: url.href };
  await restoreBackup(operatorContext(), limited, { file });
  limited.sessionSecret = site.sessionSecret;
  await expect(restoreBackup(operatorContext(), limited, { file, replace: databaseOf(place) })).rejects.toThrow(
    `The role "${role}" may not create databases, so "${databaseOf(place)}" must have no tables`,
  );
  await asOwner(site.databaseUrl, async (sql) => {
    await sql.unsafe(`drop database ${databaseOf(place)} with (force)`);
    await sql.unsafe(`drop role ${role}`);
  });
});
