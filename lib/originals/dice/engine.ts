import { diceCatalogueEntry } from "#lib/originals/dice/catalogue.ts";
import { type DiceBet, dice, dicePayout, largestStake } from "#lib/originals/dice/rules.ts";
import { type GameEngine, requireStakeWithin } from "#lib/originals/engine.ts";

export const diceEngine: GameEngine<DiceBet, { roll: number }> = {
  catalogue: diceCatalogueEntry,
  checkStake({ minimumStake, maximumStake, maximumWin }, bet, stake) {
    requireStakeWithin(stake, minimumStake, largestStake(bet, maximumStake, maximumWin));
  },
  async draw(draws, bet, stake) {
    const roll = await draws.next(dice.outcomes);
    return { outcome: { roll }, payout: dicePayout(bet, stake, roll), jackpot: null };
  },
};
