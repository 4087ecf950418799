import { readRegistrationSettingsCall } from "#lib/contracts/identity/read-registration-settings.ts";
import { readRegistrationSettings } from "#lib/modules/identity/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readRegistrationSettingsCall, readRegistrationSettings);
