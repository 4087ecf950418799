import { defineGame } from "#lib/originals/game.ts";
import { parolNights as machine } from "#lib/originals/parol-nights/machine.ts";
import { slotChoice, slotOutcome } from "#lib/originals/parol-nights/shapes.ts";

/** A slot machine that settles free spins and jackpots with the spin that wins them. */
export const parolNights = defineGame({
  code: machine.code,
  choice: slotChoice,
  outcome: slotOutcome,
  jackpots: machine.jackpots,
  replaysUnseen: true,
  engine: async () => (await import("#lib/originals/parol-nights/engine.ts")).parolNightsEngine,
});
