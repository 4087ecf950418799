import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { slotPlay, slotPlayed } from "#lib/contracts/originals/slot-shapes.ts";

/** The same engine, limits and fairness as for money; only the purse differs, and there are no jackpots. */
export const playDemoParolNights = defineCall({
  name: "originals.playDemoParolNights",
  summary: "Plays one round of Parol Nights for demo money",
  method: "POST",
  path: "/api/portal/originals/demo/parol-nights/rounds",
  roles: everyone,
  limits: { perAddress: 1_200, perAccount: 400 },
  input: slotPlay,
  output: slotPlayed,
  errors: ["insufficient-funds", "duplicate-transaction", "game-maintenance", "conflict"],
});
