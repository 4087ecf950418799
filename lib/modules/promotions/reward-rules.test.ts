import { expect, it } from "vitest";
import { endOf, stateOf } from "#lib/modules/promotions/reward-rules.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 29, hour));
const open = { expiresAt: at(12), claimedAt: null, revokedAt: null };

it.each([
  ["claimable", open, at(11), null],
  ["expired", open, at(12), at(12)],
  ["claimed", { ...open, claimedAt: at(10) }, at(11), at(10)],
  ["claimed", { ...open, claimedAt: at(10) }, at(13), at(10)],
  ["revoked", { ...open, revokedAt: at(9) }, at(11), at(9)],
  ["revoked", { ...open, revokedAt: at(9) }, at(13), at(9)],
] as const)("PROMO-03 a reward is %s", (state, times, now, end) => {
  expect([stateOf(times, now), endOf(times, now)]).toEqual([state, end]);
});
