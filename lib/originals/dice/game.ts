import { diceChoice, diceChoiceCheck, diceOutcome } from "#lib/originals/dice/shapes.ts";
import { defineGame } from "#lib/originals/game.ts";

/** One roll of 10,000, settled at once. */
export const dice = defineGame({
  code: "dice",
  choice: diceChoice,
  choiceCheck: diceChoiceCheck,
  outcome: diceOutcome,
  jackpots: [],
  replaysUnseen: false,
  engine: async () => (await import("#lib/originals/dice/engine.ts")).diceEngine,
});
