import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { diceState } from "#lib/contracts/originals/dice-shapes.ts";
import { nothing } from "#lib/contracts/wire.ts";

/** LOBBY-17: without login. The demo purse belongs to the account, or to the browser of a visitor. */
export const readDemoDice = defineCall({
  name: "originals.readDemoDice",
  summary: "Dice for demo money: balance, limits, seeds of the next round, last rounds",
  method: "GET",
  path: "/api/portal/originals/demo/dice",
  roles: everyone,
  // Each new browser leaves a purse behind.
  limits: { perAddress: 120, perAccount: 300 },
  input: nothing,
  output: diceState,
});
