import "server-only";
import { knownDemoOwner } from "#lib/modules/originals/demo/demo-owner.ts";
import { type DemoPurse, type DemoRound, parseDemoPurse } from "#lib/modules/originals/demo/demo-purse.ts";
import { type AnyRound, roundView } from "#lib/modules/originals/round-view.ts";
import type { Context } from "#lib/platform/context.ts";

/** Returns a demo round as its player may see it, with the server seed once it is revealed. */
export function demoRoundView(context: Context, { revealed }: DemoPurse, round: DemoRound): Promise<AnyRound> {
  const { serverSeedHash } = round;
  const pair = revealed.find((candidate) => candidate.serverSeedHash === serverSeedHash);
  const stored = { ...round, jackpot: null, pair: { serverSeedHash, revealed: pair?.sealedServerSeed ?? null } };
  return roundView(context, stored, true);
}

/** Returns a round from the demo play of the acting account or browser, or null. */
export async function findDemoRound(context: Context, roundId: string): Promise<AnyRound | null> {
  const owner = knownDemoOwner(context);
  const purse = owner && (await parseDemoPurse(context, await context.kv.get(owner.key)));
  const round = purse?.rounds.find(({ id }) => id === roundId);
  return purse && round ? demoRoundView(context, purse, round) : null;
}
