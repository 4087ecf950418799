import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { migrate } from "#db/migrate.ts";
import { migrateTo, migrationJournal } from "#db/migration-journal.ts";
import { restoreBackup } from "#lib/backup/restore-backup.ts";
import { writeBackup } from "#lib/backup/write-backup.ts";
import { findLiveHolds, readWithdrawal } from "#lib/modules/cashier/index.ts";
import { logIn } from "#lib/modules/identity/index.ts";
import { getBalance, readHouseBalances } from "#lib/modules/ledger/index.ts";
import { readTable } from "#lib/modules/originals/index.ts";
import { listRewards } from "#lib/modules/promotions/index.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { openDatabase, type RootDatabase } from "#lib/platform/database.ts";
import { env } from "#lib/platform/env.ts";
import { services } from "#lib/portal/composition/services.ts";
import { listKeys } from "#lib/sealing/sealing-keys.ts";
import { asOwner, emptyPlace, removePlaces, siteOfTest } from "#tests/support/fixtures/backup.ts";
import { expectLedgerClean, foldAll } from "#tests/support/ledger/ledger.ts";

const folder = "tests/support/releases";
const migration = z.object({ tag: z.string(), when: z.number(), sha256: z.string() });
const facts = z.object({
  account: z.string(),
  password: z.string(),
  playerId: z.uuid(),
  cash: z.coerce.bigint(),
  held: z.coerce.bigint(),
  withdrawalId: z.uuid(),
});
const releases = readdirSync(folder).filter((name) => /^\d/.test(name));

const readJson = (version: string, name: string): unknown =>
  JSON.parse(readFileSync(join(folder, version, `${name}.json`), "utf8"));
const migrationsOf = (version: string) => z.array(migration).parse(readJson(version, "migrations"));

describe.each(releases)("a database of release %s", (version) => {
  const known = facts.parse(readJson(version, "facts"));
  const url = new URL(env().DATABASE_URL);
  url.pathname += `_${version.replaceAll(".", "_")}`;
  const name = url.pathname.slice(1);
  const backup = join(mkdtempSync(join(tmpdir(), "sinag-release-")), "site.tar");
  let db: RootDatabase;

  beforeAll(async () => {
    await asOwner(env().DATABASE_URL, (sql) => sql`create database ${sql(name)}`);
    await migrateTo(url.href, migrationsOf(version).length);
    await asOwner(url.href, (sql) => sql.unsafe(readFileSync(join(folder, version, "rows.sql"), "utf8")));
    await writeBackup({ ...siteOfTest(), databaseUrl: url.href }, backup, new Date());
    await migrate(url.href);
    db = openDatabase({ url: url.href, role: "sinag_app" });
  });
  afterAll(async () => {
    await removePlaces();
    rmSync(dirname(backup), { recursive: true });
    await db.close();
    await asOwner(env().DATABASE_URL, (sql) => sql`drop database ${sql(name)} with (force)`);
  });

  const asSystem = (): Context => ({ ...services({ db }), actor: { role: "system", process: "test" } });
  const asVisitor = (): Context => ({ ...services({ db }), actor: { role: "visitor" } });
  const asPlayer = (): Context => {
    const { playerId, account } = known;
    return { ...services({ db }), actor: { role: "player", playerId, account, sessionId: "upgrade" } };
  };

  it("HOUSE-32 the migrations of the release are unchanged", () => {
    const now = migrationJournal();
    expect(now.slice(0, migrationsOf(version).length)).toEqual(migrationsOf(version));
  });

  it("HOUSE-32 WALLET-23 the checker finds the upgraded books clean, and the projections match them", async () => {
    await expectLedgerClean(asSystem(), { findLiveHolds });
    await foldAll(asSystem());
    expect(await readHouseBalances(asSystem())).not.toEqual([]);
    const { cash, held } = await getBalance(asSystem(), { playerId: known.playerId, currency: "PHP" });
    expect({ cash, held }).toEqual({ cash: known.cash, held: known.held });
  });

  it("HOUSE-32 its players can log in and find their rounds, rewards and withdrawals", async () => {
    const { account, password, withdrawalId } = known;
    await logIn(asVisitor(), { type: "username", username: account, password, agentSide: false });
    expect((await readTable(asPlayer(), { game: "dice" })).rounds).toHaveLength(12);
    const { content } = await listRewards(asPlayer(), { pageSize: 10 });
    expect(content.map(({ state }) => state)).toEqual(["claimable", "claimed"]);
    expect(await readWithdrawal(asPlayer(), { id: withdrawalId })).toMatchObject({ state: "waiting-for-receipt" });
  });

  it("HOUSE-32 what it sealed is sealed under the key original, which still seals", async () => {
    const { keys } = await listKeys(asSystem());
    expect(keys).toMatchObject([{ id: "original", seals: true, wrappedBy: null }]);
    expect(keys[0]?.sealed.map(({ name }) => name)).toEqual(["bank account numbers", "server seeds"]);
  });

  it("HOUSE-33 a backup of it restores into the newest schema, with clean books and the same balance", async () => {
    const place = await emptyPlace();
    const report = await restoreBackup({ ...asSystem(), db: services().db }, place, { file: backup });
    expect(report.ledger).toMatchObject({ found: 0, findings: [] });
    const restored = openDatabase({ url: place.databaseUrl, role: "sinag_app" });
    const context: Context = { ...services({ db: restored }), actor: { role: "system", process: "test" } };
    const { cash, held } = await getBalance(context, { playerId: known.playerId, currency: "PHP" });
    expect({ cash, held }).toEqual({ cash: known.cash, held: known.held });
    await restored.close();
    await asOwner(place.databaseUrl, async (sql) => {
      const [run] = await sql`select count(*)::int as count from drizzle.__drizzle_migrations`;
      expect(run?.count).toBe(migrationJournal().length);
    });
  });

  it("HOUSE-32 the settings of its site are kept", async () => {
    expect(await readSettings(asSystem(), siteSettings)).toMatchObject({ name: "Bituin" });
  });
});
