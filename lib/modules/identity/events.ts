import "server-only";
import * as z from "zod";
import { memberType } from "#lib/contracts/identity/member.ts";
import { defineEvent } from "#lib/platform/events/define-event.ts";

/** Published when an account was opened by its owner, an operator or a seed. */
export const accountRegistered = defineEvent(
  "account-registered",
  z.strictObject({ playerId: z.uuid(), account: z.string(), memberType, referralCode: z.nullable(z.string()) }),
);

/** Published after a successful login, including the login that follows a registration. */
export const loggedIn = defineEvent("logged-in", z.strictObject({ playerId: z.uuid(), ip: z.string() }));
