import "server-only";
import * as z from "zod";
import { money } from "#lib/contracts/wire.ts";
import { endStates } from "#lib/modules/cashier/withdrawal-rules.ts";
import { defineEvent } from "#lib/platform/events/define-event.ts";

const facts = { playerId: z.uuid(), currency: z.string(), amount: money };

/** A deposit was credited to the balance. */
export const depositCredited = defineEvent(
  "deposit-credited",
  z.strictObject({ ...facts, depositId: z.uuid(), channel: z.string() }),
);

/** CASH-04, CASH-05: a withdrawal reached a final state. `amount` is the requested one. */
export const withdrawalEnded = defineEvent(
  "withdrawal-ended",
  z.strictObject({ ...facts, withdrawalId: z.uuid(), outcome: z.enum(endStates) }),
);
