import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { slotState } from "#lib/contracts/originals/slot-shapes.ts";
import { nothing } from "#lib/contracts/wire.ts";

/** LOBBY-17: without login. The demo purse belongs to the account, or to the browser of a visitor. */
export const readDemoParolNights = defineCall({
  name: "originals.readDemoParolNights",
  summary: "Parol Nights for demo money: balance, limits, seeds of the next round, last rounds, jackpots",
  method: "GET",
  path: "/api/portal/originals/demo/parol-nights",
  roles: everyone,
  // Each new browser leaves a purse behind.
  limits: { perAddress: 120, perAccount: 300 },
  input: nothing,
  output: slotState,
});
