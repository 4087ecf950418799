import "server-only";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readPermission as call } from "#lib/contracts/system/read-permission.ts";
import { readSiteConfiguration } from "#lib/modules/system/read-site-configuration.ts";
import { readSystemStatus } from "#lib/modules/system/read-system-status.ts";
import type { Context } from "#lib/platform/context.ts";
import { countryOf } from "#lib/platform/geo.ts";

/** API-04. Lists of CDNs hold the own origin only, until a site names others. */
export async function readPermission(context: Context): Promise<OutputOf<typeof call>> {
  const { ip = "", origin = "" } = context.request ?? {};
  const configuration = await readSiteConfiguration(context);
  const status = await readSystemStatus(context, ip);
  return {
    info: {
      customerService: configuration.customerService.map(({ position, title, url }) => ({
        csPosition: position,
        title,
        path: url,
      })),
      domainRoute: configuration.domains,
      resources: {},
      whitelabel: {
        name: configuration.name,
        currency: configuration.currency,
        minimumAge: configuration.minimumAge,
        languages: configuration.languages,
        ...configuration.flags,
      },
      register: { mobileFirst: configuration.flags.MOBILENUMREG3 },
      mainDomain: new URL(origin).host,
      analytics: { gtagId: null },
      imageCDNs: [origin],
      launchGameCDNs: [origin],
    },
    location: { ip, country: status.country ?? (await countryOf(ip)) },
    maintenance: { active: status.status === 1, message: status.message },
    regionRestriction: status.status === 2,
  };
}
