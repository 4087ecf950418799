import { afterEach, expect, test } from "vitest";
import { POST as playRoute } from "#app/api/portal/originals/[game]/rounds/route.ts";
import { GET as balanceRoute } from "#app/api/portal/v2/balance/route.ts";
import { GET as readyRoute } from "#app/api/ready/route.ts";
import { readBalanceCall } from "#lib/contracts/cashier/read-balance.ts";
import { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import { openDatabase } from "#lib/platform/database.ts";
import { env } from "#lib/platform/env.ts";
import { inFlightLimits } from "#lib/portal/http/in-flight.ts";
import { callPortal } from "#tests/support/calls/portal.ts";
import { context, play, playerWith } from "#tests/support/fixtures/originals.ts";
import { expectLedgerClean } from "#tests/support/ledger/ledger.ts";

type Player = Awaited<ReturnType<typeof playerWith>>;

const { running, waiting } = inFlightLimits.acts;
const bet = (player: Player, wire = play("1.00")) => callPortal(playRoute, playRoundCall, wire, player);
const balance = async (player: Player) => (await callPortal(balanceRoute, readBalanceCall, {}, player)).status;

afterEach(() => expectLedgerClean(context));

/** Holds a player's row as somebody who forgot to commit does. */
async function holdRow({ playerId }: Player): Promise<{ waiters(): Promise<number>; commit(): Promise<void> }> {
  const holder = openDatabase({ url: env().DATABASE_URL, maxConnections: 2 });
  const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = holder.begin(async (tx) => {
    await tx.sql`select from wallet_account where player_id = ${playerId} for update`;
    held.resolve();
    await free.promise;
  });
  await held.promise;
  return {
    async waiters() {
      const [row] = await holder.sql<{ count: number }[]>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return row?.count ?? 0;
    },
    async commit() {
      free.resolve();
      await holding;
      await holder.close();
    },
  };
}

test("SEC-24 many bets of one player on a locked row hold up nobody, and each can be repeated until it is played", async () => {
  const [player, other] = [await playerWith(1_000_00n), await playerWith(100_00n)];
  const row = await holdRow(player);
  const wires = Array.from({ length: running + waiting + 20 }, () => play("1.00"));
  const answers = wires.map((wire) => bet(player, wire));
  await expect.poll(row.waiters, { timeout: 10_000 }).toBe(running);
  expect([(await bet(other)).status, await balance(other), await balance(player)]).toEqual([200, 200, 200]);
  expect(await row.waiters()).toBeLessThanOrEqual(running);
  expect((await readyRoute()).status).toBe(200);

  const given = await Promise.all(answers);
  const refused = given.filter(({ status }) => status === 429);
  // On a slow machine the last bets come after the first ones have given up their turns.
  expect(refused.length, "those that found the queue full").toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(20);
  for (const { envelope, response } of refused)
    expect([envelope.code, response.headers.get("retry-after")]).toEqual(["too-many-requests", "1"]);
  const late = given.filter(({ status }) => status !== 429);
  for (const { status, envelope, response } of late)
    expect([status, envelope.code, response.headers.get("retry-after")]).toEqual([503, "service-unavailable", "5"]);

  await row.commit();
  for (const wire of wires.slice(0, 3)) {
    const [first, again] = [await bet(player, wire), await bet(player, wire)];
    expect([first.status, again.envelope.value]).toEqual([200, first.envelope.value]);
  }
});

test("SEC-24 many reads of one account leave connections to others, and are all answered", async () => {
  const player = await playerWith(1_00n);
  const many = inFlightLimits.reads.running + inFlightLimits.reads.waiting;
  const statuses = await Promise.all(Array.from({ length: many }, () => balance(player)));
  expect(new Set(statuses)).toEqual(new Set([200]));
});
