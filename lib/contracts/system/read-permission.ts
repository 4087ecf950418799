import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { serviceEntry } from "#lib/contracts/system/service-entry.ts";
import { nothing } from "#lib/contracts/wire.ts";

/** API-04: the bootstrap call. `maintenance` and `regionRestriction` give the status for the visitor's address. */
export const readPermissionCall = defineCall({
  name: "system.readPermission",
  summary: "Site facts and system status for the asking address",
  method: "GET",
  path: "/api/portal/permission",
  roles: everyone,
  exemptFromStatus: true,
  allowedBeforePasswordChange: true,
  input: nothing,
  output: z.object({
    info: z.object({
      customerService: z.array(serviceEntry),
      domainRoute: z.array(z.string()),
      resources: z.record(z.string(), z.string()),
      whitelabel: z.record(z.string(), z.unknown()),
      register: z.record(z.string(), z.unknown()),
      mainDomain: z.string(),
      analytics: z.object({ gtagId: z.nullable(z.string()) }),
      imageCDNs: z.array(z.string()),
      launchGameCDNs: z.array(z.string()),
    }),
    location: z.object({ ip: z.string(), country: z.nullable(z.string()) }),
    maintenance: z.object({ active: z.boolean(), message: z.string() }),
    regionRestriction: z.boolean(),
  }),
});
