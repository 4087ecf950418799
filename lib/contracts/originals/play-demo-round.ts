import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { bet, played } from "#lib/contracts/originals/shapes.ts";

/** Same engine, limits and fairness as play for money, with a demo purse and without jackpots. */
export const playDemoRoundCall = defineCall({
  name: "originals.playDemoRound",
  summary: "Plays one round of an in-house game for demo money",
  method: "POST",
  path: "/api/portal/originals/demo/{game}/rounds",
  roles: everyone,
  limits: { perAddress: 1_200, perAccount: 400 },
  input: bet,
  output: played,
  errors: ["not-found", "insufficient-funds", "duplicate-transaction", "game-maintenance", "conflict"],
});
