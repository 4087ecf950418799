import { markRoundSeenCall } from "#lib/contracts/originals/mark-round-seen.ts";
import { markRoundSeen } from "#lib/modules/originals/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const PUT = portalRoute(markRoundSeenCall, markRoundSeen);
