import assert from "node:assert/strict";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readMemberCall } from "#lib/contracts/identity/read-member.ts";
import { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import type { FaultRun } from "#tests/faults/fault-run.ts";
import { expectLedgerClean } from "#tests/faults/ledger-faults.ts";
import { openPlayer, withdraw } from "#tests/faults/player.ts";
import { startPortalLoad } from "#tests/faults/portal-load.ts";
import { openWitness } from "#tests/faults/witness.ts";
import { testPages } from "../../scripts/check/steps.mjs";
import { type Supervised, supervise } from "../../scripts/product/supervise.mjs";
import { projectRoot } from "../../scripts/services/data-folder.mjs";
import { freePort, until } from "../../scripts/services/process.mjs";

const otherPages = ".next-other";
const drainLimitMs = 10_000;
/** Number of acts before the old version is told to stop, and of acts that must follow. */
const actsAround = 60;
const goOnLimitMs = 30_000;

/** Tests an update without downtime: the new version starts beside the old one, then the old one stops under load. */
export async function versionFaults(run: FaultRun): Promise<void> {
  buildWithAnotherName();
  const { environment } = run.stack.product;
  const port = await freePort();
  const started: Supervised[] = [];
  const start = async (): Promise<Supervised> => {
    const web = await supervise({
      name: "another version of web",
      args: ["lib/web/server.ts"],
      environment: { ...environment, PORT: String(port), NEXT_DIST_DIR: otherPages },
      log: join(environment.DATA_FOLDER ?? "", "logs/other-web.log"),
      report: run.report,
    });
    started.push(web);
    return web;
  };
  try {
    await changeVersions(run, start, `http://localhost:${port}`);
  } finally {
    for (const web of started) await web.stop();
    rmSync(join(projectRoot, otherPages), { recursive: true });
  }
}

async function changeVersions(run: FaultRun, start: () => Promise<Supervised>, elsewhere: string): Promise<void> {
  const { stack, journal, report, test, short } = run;
  const { origin } = stack.product;
  const leaving = await start();

  await test("SEC-22 two versions side by side accept each other's sessions, keys and idempotency", async () => {
    const { observe } = openWitness();
    const player = await openPlayer({ origin, address: "10.8.0.1", observe });
    const { id } = await player.visitor.call(readMemberCall, {});
    player.visitor.origin = elsewhere;
    assert.equal((await player.visitor.call(readMemberCall, {})).id, id);
    // Sealed with the key and nonce of the other version. Only a decrypted request gets an error of the rules.
    await withdraw(player, journal);
    const page = await player.visitor.get("/member");
    assert.equal(page.status < 400 && !page.headers.get("location")?.includes("login"), true, `page: ${page.status}`);
  });

  const witness = openWitness();
  const load = await startPortalLoad(
    { origin: elsewhere, elsewhere: origin, network: "10.9.2", observe: witness.observe },
    journal,
    short ? 4 : 8,
  );
  await test("SEC-22 one key that is sent to both versions at once is one round", async () => {
    const [player] = load.players;
    if (!player) throw new Error("no player");
    const input = {
      game: "dice",
      idempotencyKey: crypto.randomUUID(),
      stake: 100n,
      direction: "under",
      target: 5_000,
    } as const;
    const before = player.visitor.origin;
    const first = player.visitor.call(playRoundCall, input);
    player.visitor.origin = origin;
    const [here, there] = await Promise.all([first, player.visitor.call(playRoundCall, input)]);
    player.visitor.origin = before;
    assert.equal(here.round.roundId, there.round.roundId);
    player.told.cash += here.round.payout - here.round.stake;
    player.told.rounds++;
  });
  await until(() => load.acknowledged() >= actsAround, goOnLimitMs);
  const before = load.acknowledged();
  const began = Date.now();
  await leaving.stop();
  const tookMs = Date.now() - began;
  const wentOn = await until(() => load.acknowledged() >= before + actsAround, goOnLimitMs);
  await load.stop();
  report(
    `SIGTERM after ${before} acts: gone in ${(tookMs / 1000).toFixed(1)} s, ${load.acknowledged() - before} acts since; connections: ${[...witness.broken()].map(([name, times]) => `${name} × ${times}`).join(", ") || "none broken"}`,
  );
  await test("SEC-23 SIGTERM under load completes open requests and rejects only new connections", () => {
    assert.deepEqual(
      [...witness.broken().keys()].filter((name) => name !== "ECONNREFUSED"),
      [],
    );
    assert.deepEqual(witness.offences(), []);
    assert.ok(tookMs < drainLimitMs, `it took ${tookMs} ms`);
    assert.ok(wentOn, "players went on at the other version");
  });
  // Without a configured site address, the product gives the gateway the address of the request, and callbacks go
  // there.
  await start();
  await test("WALLET-06 a change of versions costs no player anything", async () => {
    assert.equal(await load.settle(), true);
    assert.deepEqual(await load.differences(), []);
  });
  await expectLedgerClean(run, "after a change of versions");
}

/** Copies the same pages under another build id, which the browser and the framework take for another version. */
function buildWithAnotherName(): void {
  const folder = join(projectRoot, otherPages);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(projectRoot, testPages), folder, { recursive: true });
  writeFileSync(join(folder, "BUILD_ID"), "another-version");
}
