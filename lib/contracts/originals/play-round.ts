import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { bet, played } from "#lib/contracts/originals/shapes.ts";

/** A repeated key, from any tab and after any error, returns the round that it settled. */
export const playRoundCall = defineCall({
  name: "originals.playRound",
  summary: "Stakes, draws and settles one round of an in-house game",
  method: "POST",
  path: "/api/portal/originals/{game}/rounds",
  roles: realMembers,
  needsRecentSession: true,
  limits: { perAddress: 1_200, perAccount: 400 },
  input: bet,
  output: played,
  errors: [
    "not-found",
    "insufficient-funds",
    "duplicate-transaction",
    "game-maintenance",
    "player-disabled",
    "player-excluded",
    "limit-reached",
    "wrong-currency",
  ],
});
