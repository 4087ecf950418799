import "server-only";
import { type DiceBet, dice, dicePayout, largestStake } from "#lib/contracts/originals/dice-rules.ts";
import { diceChoice, diceOutcome } from "#lib/contracts/originals/dice-shapes.ts";
import { type Engine, refuseStakeOutside } from "#lib/modules/originals/engine.ts";

export const diceEngine: Engine<"dice", DiceBet, { roll: number }> = {
  code: "dice",
  choice: diceChoice,
  outcome: diceOutcome,
  jackpots: [],
  checkStake({ minimumStake, maximumStake, maximumWin }, bet, stake) {
    refuseStakeOutside(stake, minimumStake, largestStake(bet, maximumStake, maximumWin));
  },
  async draw(draws, bet, stake) {
    const roll = await draws.next(dice.outcomes);
    return { outcome: { roll }, payout: dicePayout(bet, stake, roll), jackpot: null };
  },
};
