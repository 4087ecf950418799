import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { dicePlay, dicePlayed } from "#lib/contracts/originals/dice-shapes.ts";

/** The same engine, limits and fairness as for money; only the purse differs. */
export const playDemoDice = defineCall({
  name: "originals.playDemoDice",
  summary: "Plays one round of Dice for demo money",
  method: "POST",
  path: "/api/portal/originals/demo/dice/rounds",
  roles: everyone,
  limits: { perAddress: 1_200, perAccount: 400 },
  input: dicePlay,
  output: dicePlayed,
  errors: ["insufficient-funds", "duplicate-transaction", "game-maintenance", "conflict"],
});
