import "server-only";

export { acceptsPattern } from "#lib/modules/system/accepted-pattern.ts";
export {
  addRegionRule,
  readRegionRules,
  removeRegionRules,
  setMaintenance,
} from "#lib/modules/system/change-system-status.ts";
export { currentPortalKeys, findPortalKey, type PortalKey, rotatePortalKeys } from "#lib/modules/system/portal-keys.ts";
export { readCountries } from "#lib/modules/system/read-countries.ts";
export { readPermission } from "#lib/modules/system/read-permission.ts";
export { changeSiteConfiguration, readSiteConfiguration } from "#lib/modules/system/read-site-configuration.ts";
export { readSystemStatus, type SystemStatus } from "#lib/modules/system/read-system-status.ts";
export type { SiteConfiguration } from "#lib/modules/system/site-configuration.ts";
export { readLogoImage, setSiteLogo } from "#lib/modules/system/site-logo.ts";
