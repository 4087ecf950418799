import type * as z from "zod/mini";
import { moneyToWire } from "#lib/kernel/money.ts";
import { type GameEngine, requireStakeWithin, wrongStake } from "#lib/originals/engine.ts";
import { jackpotTaken } from "#lib/originals/jackpots.ts";
import { parolNightsCatalogueEntry } from "#lib/originals/parol-nights/catalogue.ts";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";
import { drawRound, isSlotStake, largestSlotStake, lineCount, roundPayout } from "#lib/originals/parol-nights/rules.ts";
import type { slotChoice, slotOutcome } from "#lib/originals/parol-nights/shapes.ts";

const { edition, jackpots } = parolNights;

export const parolNightsEngine: GameEngine<z.output<typeof slotChoice>, z.output<typeof slotOutcome>> = {
  catalogue: parolNightsCatalogueEntry,
  checkStake({ minimumStake, maximumStake, maximumWin }, _, stake) {
    requireStakeWithin(stake, minimumStake, largestSlotStake(maximumStake, maximumWin));
    if (!isSlotStake(stake)) throw wrongStake("amount-step", { step: moneyToWire(lineCount) });
  },
  async draw(draws, _, stake) {
    const { jackpotNumber, spins } = await drawRound(draws);
    const outcome = { edition, spins: spins.map((stops) => [...stops]) };
    return { outcome, payout: roundPayout(spins, stake), jackpot: jackpotTaken(jackpots, jackpotNumber, stake) };
  },
};
