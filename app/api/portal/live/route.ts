import { readLive as call } from "#lib/contracts/live/read-live.ts";
import { readLive } from "#lib/portal/live/read-live.ts";
import { asEvents } from "#lib/portal/live/stream-live.ts";
import { portalRoute } from "#lib/portal/portal-route.ts";

export const GET = portalRoute(call, readLive, {}, { "text/event-stream": asEvents() });
