import "server-only";

export { acceptsPattern, isPattern } from "#lib/modules/system/accepted-pattern.ts";
export { changeSettings } from "#lib/modules/system/change-settings.ts";
export {
  addRegionRule,
  readRegionRules,
  removeRegionRules,
  setMaintenance,
} from "#lib/modules/system/change-system-status.ts";
export {
  defineSettings,
  listSettings,
  type Setting,
  type Settings,
  type SettingsOf,
} from "#lib/modules/system/define-settings.ts";
export { currentPortalKeys, findPortalKey, type PortalKey, rotatePortalKeys } from "#lib/modules/system/portal-keys.ts";
export { readCountries } from "#lib/modules/system/read-countries.ts";
export { readPermission } from "#lib/modules/system/read-permission.ts";
export { listIgnoredSettings, readAllSettings, readSettings } from "#lib/modules/system/read-settings.ts";
export { readSystemStatus, type SystemStatus } from "#lib/modules/system/read-system-status.ts";
export { readTime } from "#lib/modules/system/read-time.ts";
export { encryptServiceTargets, readServiceKeys } from "#lib/modules/system/service-targets.ts";
export { type SiteSettings, siteSettings } from "#lib/modules/system/settings.ts";
export { readLogoImage, setSiteLogo } from "#lib/modules/system/site-logo.ts";
export { sealedPortalKeys } from "#lib/modules/system/store.ts";
