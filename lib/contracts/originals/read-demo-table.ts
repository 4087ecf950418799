import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { table, tableOf } from "#lib/contracts/originals/shapes.ts";

/** LOBBY-17: needs no login. The demo purse belongs to the account, or to a visitor's browser. */
export const readDemoTableCall = defineCall({
  name: "originals.readDemoTable",
  summary: "An in-house game for demo money: balance, limits, seeds of the next round, last rounds, jackpots",
  method: "GET",
  path: "/api/portal/originals/demo/{game}",
  roles: everyone,
  // Limited because each new browser creates a purse.
  limits: { perAddress: 120, perAccount: 300 },
  input: tableOf,
  output: table,
  errors: ["not-found", "game-maintenance", "conflict"],
});
