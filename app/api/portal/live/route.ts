import { readLiveCall } from "#lib/contracts/live/read-live.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { readLive } from "#lib/portal/live/read-live.ts";
import { asEvents } from "#lib/portal/live/stream-live.ts";

export const GET = portalRoute(readLiveCall, readLive, {}, { "text/event-stream": asEvents() });
