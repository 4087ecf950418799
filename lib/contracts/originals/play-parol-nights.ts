import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { playErrors } from "#lib/contracts/originals/play-errors.ts";
import { slotPlay, slotPlayed } from "#lib/contracts/originals/slot-shapes.ts";

/** As `playDice`; the free spins that a spin brings are settled with it. */
export const playParolNights = defineCall({
  name: "originals.playParolNights",
  summary: "Stakes, spins and settles one round of Parol Nights, its free spins included",
  method: "POST",
  path: "/api/portal/originals/parol-nights/rounds",
  roles: realMembers,
  needsRecentSession: true,
  limits: { perAddress: 1_200, perAccount: 400 },
  input: slotPlay,
  output: slotPlayed,
  errors: playErrors,
});
