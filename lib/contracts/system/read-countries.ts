import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";

/**
 * Returns countries with their dialling codes; `digits` are the possible lengths of a mobile number without the code.
 */
export const readCountriesCall = defineCall({
  name: "system.readCountries",
  summary: "Country codes",
  method: "GET",
  path: "/api/portal/countries",
  roles: everyone,
  exemptFromStatus: true,
  input: z.strictObject({ language: z.optional(z.string().check(z.maxLength(10))) }),
  output: z.object({
    countries: z.array(
      z.object({
        countryCode: z.string(),
        countryName: z.string(),
        countryDialingCode: z.string(),
        digits: z.array(z.int()),
      }),
    ),
  }),
});
