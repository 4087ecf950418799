import { playDemoParolNights as call } from "#lib/contracts/originals/play-demo-parol-nights.ts";
import { playDemoParolNights } from "#lib/modules/originals/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const POST = portalRoute(call, playDemoParolNights);
