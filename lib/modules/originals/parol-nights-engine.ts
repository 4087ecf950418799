import "server-only";
import type * as z from "zod/mini";
import { jackpotTaken } from "#lib/contracts/originals/jackpots.ts";
import { parolNights } from "#lib/contracts/originals/parol-nights.ts";
import {
  drawRound,
  isSlotStake,
  largestSlotStake,
  lineCount,
  roundPayout,
} from "#lib/contracts/originals/slot-rules.ts";
import { slotChoice, slotOutcome } from "#lib/contracts/originals/slot-shapes.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { type Engine, refuseStakeOutside, wrongStake } from "#lib/modules/originals/engine.ts";

const { code, edition, jackpots } = parolNights;

export const parolNightsEngine: Engine<typeof code, z.output<typeof slotChoice>, z.output<typeof slotOutcome>> = {
  code,
  choice: slotChoice,
  outcome: slotOutcome,
  jackpots,
  checkStake({ minimumStake, maximumStake, maximumWin }, _, stake) {
    refuseStakeOutside(stake, minimumStake, largestSlotStake(maximumStake, maximumWin));
    if (!isSlotStake(stake)) throw wrongStake("amount-step", { step: moneyToWire(lineCount) });
  },
  async draw(draws, _, stake) {
    const { jackpotNumber, spins } = await drawRound(draws);
    const outcome = { edition, spins: spins.map((stops) => [...stops]) };
    return { outcome, payout: roundPayout(spins, stake), jackpot: jackpotTaken(jackpots, jackpotNumber, stake) };
  },
};
