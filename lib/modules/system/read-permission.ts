import "server-only";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readPermissionCall } from "#lib/contracts/system/read-permission.ts";
import { readSettings } from "#lib/modules/system/read-settings.ts";
import { readSystemStatus } from "#lib/modules/system/read-system-status.ts";
import { encryptServiceTargets } from "#lib/modules/system/service-targets.ts";
import { siteSettings } from "#lib/modules/system/settings.ts";
import type { Context } from "#lib/platform/context.ts";
import { countryOf } from "#lib/platform/geo.ts";

/**
 * API-04, except for the fields that higher modules add. Lists of CDNs contain only the site's own origin until a site
 * names others.
 */
export async function readPermission(context: Context): Promise<OutputOf<typeof readPermissionCall>> {
  const { ip = "", origin = "" } = context.request ?? {};
  const site = await readSettings(context, siteSettings);
  const status = await readSystemStatus(context, ip);
  const { name, currency, minimumAge, languages } = site;
  return {
    info: {
      customerService: await encryptServiceTargets(site.customerService),
      domainRoute: site.domains,
      resources: {},
      whitelabel: { name, currency, minimumAge, languages },
      register: {},
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
