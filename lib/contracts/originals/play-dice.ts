import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { dicePlay, dicePlayed } from "#lib/contracts/originals/dice-shapes.ts";
import { playErrors } from "#lib/contracts/originals/play-errors.ts";

/** The same key again, from any tab and after any fault, answers with the round that it settled. */
export const playDice = defineCall({
  name: "originals.playDice",
  summary: "Stakes, rolls and settles one round of Dice",
  method: "POST",
  path: "/api/portal/originals/dice/rounds",
  roles: realMembers,
  needsRecentSession: true,
  limits: { perAddress: 1_200, perAccount: 400 },
  input: dicePlay,
  output: dicePlayed,
  errors: playErrors,
});
