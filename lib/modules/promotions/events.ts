import "server-only";
import * as z from "zod";
import { money } from "#lib/contracts/wire.ts";
import { defineEvent } from "#lib/platform/events/define-event.ts";

/** Published when a reward was credited to the balance (PROMO-03). */
export const rewardClaimed = defineEvent(
  "reward-claimed",
  z.strictObject({ playerId: z.uuid(), currency: z.string(), amount: money, rewardId: z.uuid() }),
);
