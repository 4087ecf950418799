import { readAnnouncements as call } from "#lib/contracts/content/read-announcements.ts";
import { portalRoute } from "#lib/portal/portal-route.ts";
import { readAnnouncements } from "#lib/portal/read-announcements.ts";

export const GET = portalRoute(call, readAnnouncements);
