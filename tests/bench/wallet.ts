import { foldTransfers } from "#lib/modules/ledger/index.ts";
import { applicationRole, openDatabase } from "#lib/platform/database.ts";
import { alternate, median, ratio } from "#tests/bench/support/alternate.ts";
import { fillPgbench, findPgbench, transactionsPerSecond } from "#tests/bench/support/pgbench.ts";
import { atLeast, atMost, report, reported } from "#tests/bench/support/report.ts";
import { benchCluster, benchDatabase } from "#tests/bench/wallet/database.ts";
import { walletScripts } from "#tests/bench/wallet/scripts.ts";
import { ledgerContext } from "#tests/support/ledger/context.ts";

// Long enough for sixteen new connections to have touched most of their pages. A first touch costs extra, and would
// count against a variant that touches more pages.
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const windows = Number(process.env.BENCH_WINDOWS ?? 5);
const [players, bets] = [10_000, 10];

const program = findPgbench();
const cluster = await benchCluster();
try {
  const base = await benchDatabase(cluster.url, "base", players, bets);
  const longHistory = await benchDatabase(cluster.url, "long_history", players, bets * 10);
  const manyPlayers = await benchDatabase(cluster.url, "many_players", players * 10, bets / 10);
  await fillPgbench(program, base, 1);
  const scripts = walletScripts(players);
  const rate = (url: string, what: string[]) => () => transactionsPerSecond(program, url, what, seconds);
  const unflushed = `${base}?options=-csynchronous_commit%3Doff`;

  const simple = await alternate(
    {
      update: rate(base, ["-b", "simple-update"]),
      debit: rate(base, scripts.debit),
      unchained: rate(base, scripts.unchained),
      ownHouse: rate(base, scripts.ownHouse),
      debitAndSettle: rate(base, scripts.debitAndSettle),
      play: rate(base, scripts.play),
    },
    windows,
  );
  const work = await alternate(
    { update: rate(unflushed, ["-b", "simple-update"]), debit: rate(unflushed, scripts.debit) },
    windows,
  );
  const size = await alternate(
    {
      base: rate(base, scripts.debit),
      longHistory: rate(longHistory, scripts.debit),
      manyPlayers: rate(manyPlayers, walletScripts(players * 10).debit),
    },
    windows,
  );

  report("wallet", [
    reported("pgbench simple-update, transactions/s", median(simple.update)),
    atLeast("debit with hash chain / simple-update", ratio(simple.debit, simple.update), 1.1),
    atLeast("debit without chain / simple-update", ratio(simple.unchained, simple.update), 1.2),
    reported("debit with hash chain / simple-update, not waiting for the disk", ratio(work.debit, work.update)),
    reported("debit and settle, two statements / simple-update", ratio(simple.debitAndSettle, simple.update)),
    reported("round in one statement (stake and win) / simple-update", ratio(simple.play, simple.update)),
    atLeast("one house for all / a house per player", ratio(simple.debit, simple.ownHouse), 0.95),
    atMost("cost with 10 × history", ratio(size.base, size.longHistory), 1.05),
    atMost("cost with 10 × players", ratio(size.base, size.manyPlayers), 1.1),
    reported("projections, rows folded/s", await foldRate(base)),
  ]);
} finally {
  await cluster.stop();
}

async function foldRate(url: string): Promise<number> {
  const db = openDatabase({ url, role: applicationRole });
  const [count] = await db.sql<{ rows: number }[]>`select count(*)::int as rows from transfer`;
  const started = performance.now();
  await foldTransfers(ledgerContext(db));
  const rate = ((count?.rows ?? 0) * 1000) / (performance.now() - started);
  await db.close();
  return rate;
}
