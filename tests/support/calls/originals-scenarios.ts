import { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import { readDemoTableCall } from "#lib/contracts/originals/read-demo-table.ts";
import { readTableCall } from "#lib/contracts/originals/read-table.ts";
import { gameCodes } from "#lib/originals/registry.ts";
import { type CallFacts, callPortal } from "#tests/support/calls/portal.ts";
import { handlerOf } from "#tests/support/calls/routes.ts";
import type { Scenario } from "#tests/support/calls/scenarios.ts";
import { play, playedDice, playerWith } from "#tests/support/fixtures/originals.ts";

/** Returns a generated choice of the game, at a stake that every game accepts. */
const betOn = (game: string) => ({ game, idempotencyKey: crypto.randomUUID(), stake: "10.00" });

const ofEveryGame = gameCodes.map(
  (game): Record<string, () => Promise<Scenario>> => ({
    [`originals.readTable ${game}`]: async () => ({ role: "player", wire: { game } }),
    [`originals.readDemoTable ${game}`]: async () => ({ role: "visitor", wire: { game } }),
    [`originals.playRound ${game}`]: async () => ({
      role: "player",
      wire: betOn(game),
      facts: await playerWith(100_00n),
    }),
    [`originals.playDemoRound ${game}`]: async () => ({ role: "visitor", wire: betOn(game) }),
  }),
);

export const originalsScenarios: Record<string, () => Promise<Scenario>> = {
  ...Object.assign({}, ...ofEveryGame),
  "games.readBets": async () => ({ role: "player", wire: { pageSize: "20" } }),
  "games.readWinners": async () => ({ role: "visitor", wire: { limitNum: "20" } }),
  "originals.readJackpots": async () => ({ role: "visitor", wire: { limitNum: "20" } }),
  "originals.markRoundSeen": async () => {
    const facts = await playerWith(100_00n);
    return { role: "player", wire: { roundId: await playedRound(facts) }, facts };
  },
  "originals.rotateSeeds": async () => {
    const facts = await playerWith(1_00n);
    return { role: "player", wire: await seedsInPlay(readTableCall, facts), facts };
  },
  "originals.rotateDemoSeeds": async () => {
    const facts = await playerWith(1_00n);
    return { role: "player", wire: await seedsInPlay(readDemoTableCall, facts), facts };
  },
  "originals.readRound": async () => {
    const roundId = await playedRound(await playerWith(100_00n));
    return { role: "visitor", wire: { roundId } };
  },
};

async function playedRound(facts: CallFacts): Promise<string> {
  const { envelope } = await callPortal(await handlerOf(playRoundCall), playRoundCall, play(), facts);
  return playedDice(envelope.value).round.roundId;
}

async function seedsInPlay(call: typeof readTableCall | typeof readDemoTableCall, facts: CallFacts) {
  const { envelope } = await callPortal(await handlerOf(call), call, { game: "dice" }, facts);
  return { serverSeedHash: call.output.parse(envelope.value).seeds.serverSeedHash, clientSeed: "mine" };
}
