import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { table, tableOf } from "#lib/contracts/originals/shapes.ts";

export const readTableCall = defineCall({
  name: "originals.readTable",
  summary: "An in-house game for money: balance, limits, seeds of the next round, last rounds, jackpots",
  method: "GET",
  path: "/api/portal/originals/{game}",
  roles: realMembers,
  input: tableOf,
  output: table,
  errors: ["not-found", "game-maintenance"],
});
