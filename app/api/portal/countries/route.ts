import { readCountriesCall } from "#lib/contracts/system/read-countries.ts";
import { readCountries } from "#lib/modules/system/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readCountriesCall, readCountries);
