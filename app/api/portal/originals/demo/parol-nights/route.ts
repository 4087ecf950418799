import { readDemoParolNights as call } from "#lib/contracts/originals/read-demo-parol-nights.ts";
import { readDemoParolNights } from "#lib/modules/originals/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(call, readDemoParolNights);
