import { playDice } from "#lib/contracts/originals/play-dice.ts";
import { readDemoDice } from "#lib/contracts/originals/read-demo-dice.ts";
import { readDice } from "#lib/contracts/originals/read-dice.ts";
import { type CallFacts, callPortal } from "#tests/support/calls/portal.ts";
import { handlerOf } from "#tests/support/calls/routes.ts";
import type { Scenario } from "#tests/support/calls/scenarios.ts";
import { play, playerWith, spinFor } from "#tests/support/fixtures/originals.ts";

export const originalsScenarios: Record<string, () => Promise<Scenario>> = {
  "games.readBets": async () => ({ role: "player", wire: { pageSize: "20" } }),
  "games.readWinners": async () => ({ role: "visitor", wire: { limitNum: "20" } }),
  "originals.playDice": async () => ({ role: "player", wire: play(), facts: await playerWith(100_00n) }),
  "originals.playDemoDice": async () => ({ role: "visitor", wire: play() }),
  "originals.playParolNights": async () => ({ role: "player", wire: spinFor(), facts: await playerWith(100_00n) }),
  "originals.playDemoParolNights": async () => ({ role: "visitor", wire: spinFor() }),
  "originals.readJackpots": async () => ({ role: "visitor", wire: { limitNum: "20" } }),
  "originals.markRoundSeen": async () => {
    const facts = await playerWith(100_00n);
    const { envelope } = await callPortal(await handlerOf(playDice), playDice, play(), facts);
    return { role: "player", wire: { roundId: playDice.output.parse(envelope.value).round.roundId }, facts };
  },
  "originals.rotateSeeds": async () => {
    const facts = await playerWith(1_00n);
    return { role: "player", wire: await seedsInPlay(readDice, facts), facts };
  },
  "originals.rotateDemoSeeds": async () => {
    const facts = await playerWith(1_00n);
    return { role: "player", wire: await seedsInPlay(readDemoDice, facts), facts };
  },
  "originals.readRound": async () => {
    const { envelope } = await callPortal(await handlerOf(playDice), playDice, play(), await playerWith(100_00n));
    return { role: "visitor", wire: { roundId: playDice.output.parse(envelope.value).round.roundId } };
  },
};

async function seedsInPlay(call: typeof readDice | typeof readDemoDice, facts: CallFacts) {
  const { envelope } = await callPortal(await handlerOf(call), call, {}, facts);
  return { serverSeedHash: call.output.parse(envelope.value).seeds.serverSeedHash, clientSeed: "mine" };
}
