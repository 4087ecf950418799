import { readParolNights as call } from "#lib/contracts/originals/read-parol-nights.ts";
import { readParolNights } from "#lib/modules/originals/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(call, readParolNights);
