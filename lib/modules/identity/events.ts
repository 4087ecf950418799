import "server-only";
import * as z from "zod";
import { memberType } from "#lib/contracts/identity/member.ts";
import { defineEvent } from "#lib/platform/events/define-event.ts";

/** An account was opened by its owner, an operator or a seed. */
export const accountRegistered = defineEvent(
  "account-registered",
  z.strictObject({ playerId: z.uuid(), account: z.string(), memberType, referralCode: z.nullable(z.string()) }),
);

/** A login succeeded, also the one that follows a registration. */
export const loggedIn = defineEvent("logged-in", z.strictObject({ playerId: z.uuid(), ip: z.string() }));
