import "server-only";
import { knownDemoOwner } from "#lib/modules/originals/demo/demo-owner.ts";
import { type DemoPurse, type DemoRound, parseDemoPurse } from "#lib/modules/originals/demo/demo-purse.ts";
import type { Engine, RoundView } from "#lib/modules/originals/engine.ts";
import { type AnyRound, anyRoundView, type KeptRound, roundView } from "#lib/modules/originals/round-view.ts";
import type { Context } from "#lib/platform/context.ts";

/** A demo round as its player may see it: with the server seed once that is revealed. */
export function demoRoundView<Code extends string, Choice extends object, Outcome extends object>(
  engine: Engine<Code, Choice, Outcome>,
  purse: DemoPurse,
  round: DemoRound,
): Promise<RoundView<Code, Choice, Outcome>> {
  return roundView(engine, keptOf(purse, round), true);
}

/** A round of the acting account's or browser's own demo play, or null. */
export async function findDemoRound(context: Context, roundId: string): Promise<AnyRound | null> {
  const owner = knownDemoOwner(context);
  const purse = owner && parseDemoPurse(await context.kv.get(owner.key));
  const round = purse?.rounds.find(({ id }) => id === roundId);
  return purse && round ? anyRoundView(keptOf(purse, round), true) : null;
}

function keptOf({ revealed }: DemoPurse, round: DemoRound): KeptRound {
  const { serverSeedHash } = round;
  const pair = revealed.find((candidate) => candidate.serverSeedHash === serverSeedHash);
  return { ...round, jackpot: null, pair: { serverSeedHash, revealed: pair?.sealedServerSeed ?? null } };
}
