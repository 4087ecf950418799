import { playParolNights as call } from "#lib/contracts/originals/play-parol-nights.ts";
import { playParolNights } from "#lib/modules/originals/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const POST = portalRoute(call, playParolNights);
