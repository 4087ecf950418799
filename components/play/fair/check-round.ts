import type { AnyRound, DiceRound, SlotRound } from "#lib/client/originals.ts";
import { dice, dicePayout } from "#lib/contracts/originals/dice-rules.ts";
import { type Draws, type DrawTrace, openDraws, seedHash } from "#lib/contracts/originals/fairness.ts";
import { type JackpotPool, jackpotTaken } from "#lib/contracts/originals/jackpots.ts";
import { parolNights } from "#lib/contracts/originals/parol-nights.ts";
import { drawRound, roundPayout, type Stops } from "#lib/contracts/originals/slot-rules.ts";

/** What this browser found when it drew the round again, beside what the house says. */
export interface RoundCheck {
  hash: string;
  hashAgrees: boolean;
  /** HMAC blocks that were read, in their order. */
  blocks: { message: string; digest: string }[];
  result: DiceResult | SlotResult;
  resultAgrees: boolean;
  /** Without a jackpot, whose amount no draw can tell. */
  payout: bigint;
  payoutAgrees: boolean;
}

interface DiceResult {
  game: "dice";
  draw: DrawTrace;
}

interface SlotResult {
  game: "parol-nights";
  jackpotNumber: number;
  /** The jackpot that the number takes in play for money. */
  pool: JackpotPool | null;
  spins: readonly Stops[];
}

type Drawn = Pick<RoundCheck, "result" | "resultAgrees" | "payout">;

/** Draws a round again from its seeds. Null while the server seed is not revealed. */
export async function checkRound(round: AnyRound): Promise<RoundCheck | null> {
  const { serverSeed, clientSeed, nonce } = round;
  if (serverSeed === null) return null;
  const hash = await seedHash(serverSeed);
  const { draws, blocks } = noting(await openDraws({ serverSeed, clientSeed, nonce }));
  const drawn = round.game === "dice" ? await drawDice(round, draws) : await drawSlot(round, draws);
  const paid = round.payout - (round.jackpot?.amount ?? 0n);
  return {
    hash,
    hashAgrees: hash === round.serverSeedHash,
    blocks,
    ...drawn,
    payoutAgrees: drawn.payout === paid,
  };
}

async function drawDice(round: DiceRound, draws: Draws): Promise<Drawn> {
  const draw = await draws.trace(dice.outcomes);
  const result = { game: "dice", draw } as const;
  return { result, resultAgrees: draw.outcome === round.roll, payout: dicePayout(round, round.stake, draw.outcome) };
}

async function drawSlot({ stake, demo, jackpot, spins: shown }: SlotRound, draws: Draws): Promise<Drawn> {
  const { jackpotNumber, spins } = await drawRound(draws);
  const pool = demo ? null : jackpotTaken(parolNights.jackpots, jackpotNumber, stake);
  const sameStops = JSON.stringify(spins) === JSON.stringify(shown);
  return {
    result: { game: "parol-nights", jackpotNumber, pool, spins },
    resultAgrees: sameStops && (pool?.code ?? null) === (jackpot?.pool ?? null),
    payout: roundPayout(spins, stake),
  };
}

/** The same draws; every block that is read is noted. */
function noting(draws: Draws): { draws: Draws; blocks: RoundCheck["blocks"] } {
  const blocks: RoundCheck["blocks"] = [];
  const trace: Draws["trace"] = async (outcomes) => {
    const drawn = await draws.trace(outcomes);
    if (blocks.at(-1)?.message !== drawn.message) blocks.push({ message: drawn.message, digest: drawn.digest });
    return drawn;
  };
  return { draws: { trace, next: async (outcomes) => (await trace(outcomes)).outcome }, blocks };
}
