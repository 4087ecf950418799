import "server-only";
import { knownDemoOwner } from "#lib/modules/originals/demo/demo-owner.ts";
import { type DemoPurse, type DemoRound, parseDemoPurse } from "#lib/modules/originals/demo/demo-purse.ts";
import type { DiceRound } from "#lib/modules/originals/round-view.ts";
import type { Context } from "#lib/platform/context.ts";
import { unseal } from "#lib/platform/sealed.ts";

/** A demo round as its player may see it: with the server seed once that is revealed. */
export async function demoRoundView(
  { revealed }: DemoPurse,
  { idempotencyKey: _, ...round }: DemoRound,
): Promise<DiceRound> {
  const pair = revealed.find(({ serverSeedHash }) => serverSeedHash === round.serverSeedHash);
  return { ...round, serverSeed: pair ? await unseal(pair.sealedServerSeed) : null };
}

/** A round of the acting account's or browser's own demo play, or null. */
export async function findDemoRound(context: Context, roundId: string): Promise<DiceRound | null> {
  const owner = knownDemoOwner(context);
  const stored = owner && (await context.kv.get(owner.key));
  if (stored === null) return null;
  const purse = parseDemoPurse(stored);
  const round = purse.rounds.find((candidate) => candidate.roundId === roundId);
  return round ? demoRoundView(purse, round) : null;
}
