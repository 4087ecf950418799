import { readAnnouncements as call } from "#lib/contracts/content/read-announcements.ts";
import { readAnnouncements } from "#lib/modules/content/index.ts";
import { portalRoute } from "#lib/portal/portal-route.ts";

export const GET = portalRoute(call, readAnnouncements);
