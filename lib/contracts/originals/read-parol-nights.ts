import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { slotState } from "#lib/contracts/originals/slot-shapes.ts";
import { nothing } from "#lib/contracts/wire.ts";

export const readParolNights = defineCall({
  name: "originals.readParolNights",
  summary: "Parol Nights for money: balance, limits, seeds of the next round, last rounds, jackpots",
  method: "GET",
  path: "/api/portal/originals/parol-nights",
  roles: realMembers,
  input: nothing,
  output: slotState,
});
