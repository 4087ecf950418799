import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { registrationRules } from "#lib/contracts/system/registration-rules.ts";
import { nothing } from "#lib/contracts/wire.ts";

export const registrationSettings = z.object({
  fields: registrationRules,
  minimumAge: z.union([z.literal(18), z.literal(21)]),
});

export type RegistrationSettings = z.output<typeof registrationSettings>;

export const readRegistrationSettingsCall = defineCall({
  name: "identity.readRegistrationSettings",
  summary: "Fields of the registration form and their rules",
  method: "GET",
  path: "/api/portal/registration-settings",
  roles: everyone,
  allowedBeforePasswordChange: true,
  input: nothing,
  output: registrationSettings,
});
