import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { diceState } from "#lib/contracts/originals/dice-shapes.ts";
import { nothing } from "#lib/contracts/wire.ts";

export const readDice = defineCall({
  name: "originals.readDice",
  summary: "Dice for money: balance, limits, seeds of the next round, last rounds",
  method: "GET",
  path: "/api/portal/originals/dice",
  roles: realMembers,
  input: nothing,
  output: diceState,
});
