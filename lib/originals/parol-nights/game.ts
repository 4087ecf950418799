import { defineGame } from "#lib/originals/game.ts";
import { parolNights as machine } from "#lib/originals/parol-nights/machine.ts";
import { slotChoice, slotOutcome } from "#lib/originals/parol-nights/shapes.ts";

/** A slot machine whose free spins and jackpots are settled with the spin that brings them. */
export const parolNights = defineGame({
  code: machine.code,
  choice: slotChoice,
  outcome: slotOutcome,
  jackpots: machine.jackpots,
  replaysUnseen: true,
  engine: async () => (await import("#lib/originals/parol-nights/engine.ts")).parolNightsEngine,
});
