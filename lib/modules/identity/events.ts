import "server-only";
import * as z from "zod";
import { memberType } from "#lib/contracts/identity/member.ts";
import { defineEvent } from "#lib/platform/events/define-event.ts";

/** An account was opened: by the person, an operator or a seed. */
export const accountRegistered = defineEvent(
  "account-registered",
  z.strictObject({ playerId: z.uuid(), account: z.string(), memberType, referralCode: z.nullable(z.string()) }),
);

/** Someone logged in, by the login that follows a registration too. */
export const loggedIn = defineEvent("logged-in", z.strictObject({ playerId: z.uuid(), ip: z.string() }));
