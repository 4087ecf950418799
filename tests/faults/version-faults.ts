import assert from "node:assert/strict";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readMember } from "#lib/contracts/identity/read-member.ts";
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
/** How many acts the load has behind it when the one version is told to leave, and how many must follow. */
const actsAround = 60;
const goOnLimitMs = 30_000;

/** An update without a pause: the new version beside the old one, then the old one leaves under load. */
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

  await test("SEC-22 two versions side by side serve each other's sessions, keys and idempotency", async () => {
    const { observe } = openWitness();
    const player = await openPlayer({ origin, address: "10.8.0.1", observe });
    const { id } = await player.visitor.call(readMember, {});
    player.visitor.origin = elsewhere;
    assert.equal((await player.visitor.call(readMember, {})).id, id);
    // Sealed with the key and the nonce that the other one gave; refused by the rules, which takes opening it.
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
  await test("SEC-22 one key, sent to both versions at once, is one round", async () => {
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
  await test("SEC-23 SIGTERM under load answers what was asked, and refuses only new connections", () => {
    assert.deepEqual(
      [...witness.broken().keys()].filter((name) => name !== "ECONNREFUSED"),
      [],
    );
    assert.deepEqual(witness.offences(), []);
    assert.ok(tookMs < drainLimitMs, `it took ${tookMs} ms`);
    assert.ok(wentOn, "players went on at the other version");
  });
  // Without a site address of its own, the product names the one it was asked at to the gateway, which writes there.
  await start();
  await test("WALLET-06 the change of versions cost no player anything", async () => {
    assert.equal(await load.settle(), true);
    assert.deepEqual(await load.differences(), []);
  });
  await expectLedgerClean(run, "after a change of versions");
}

/** The same pages under another build id, as far as the browser and the framework can tell. */
function buildWithAnotherName(): void {
  const folder = join(projectRoot, otherPages);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(projectRoot, testPages), folder, { recursive: true });
  writeFileSync(join(folder, "BUILD_ID"), "another-version");
}
