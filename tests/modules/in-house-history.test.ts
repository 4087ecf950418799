import { afterEach, expect, it } from "vitest";
import { POST as playRoute } from "#app/api/portal/originals/[game]/rounds/route.ts";
import { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import type { HistoryQuery } from "#lib/modules/games/index.ts";
import { inHouseAdapter } from "#lib/modules/originals/index.ts";
import { callPortal } from "#tests/support/calls/portal.ts";
import { context, play, playedDice, playerWith } from "#tests/support/fixtures/originals.ts";
import { expectLedgerClean } from "#tests/support/ledger/ledger.ts";

afterEach(() => expectLedgerClean(context));

async function history(query: HistoryQuery) {
  const bets = [];
  for await (const bet of inHouseAdapter.history(context, query)) bets.push(bet);
  return bets;
}

it("VEND-01 the in-house studio lists its settled bets of a period, oldest first, as the ledger has them", async () => {
  const player = await playerWith(100_00n);
  const from = new Date(Date.now() - 1_000);
  const rounds = [];
  for (let turn = 0; turn < 3; turn++) {
    const { envelope } = await callPortal(playRoute, playRoundCall, play("1.00"), player);
    rounds.push(playedDice(envelope.value).round);
  }
  const to = new Date(Date.now() + 1_000);
  const bets = await history({ from, to });
  expect(bets.map(({ externalId }) => externalId)).toEqual(rounds.map(({ roundId }) => roundId));
  expect(bets[0]).toEqual({
    externalId: rounds[0]?.roundId,
    vendorGameId: "dice",
    playerId: player.playerId,
    currency: player.currency,
    stake: 1_00n,
    payout: rounds[0]?.payout,
    settledAt: rounds[0]?.playedAt,
  });
  expect(await history({ from: to, to: new Date(to.getTime() + 60_000) })).toEqual([]);
  expect(await history({ from: new Date(0), to: from })).toEqual([]);
});
