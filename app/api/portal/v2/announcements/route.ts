import { readAnnouncementsCall } from "#lib/contracts/content/read-announcements.ts";
import { readAnnouncements } from "#lib/portal/composition/read-announcements.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readAnnouncementsCall, readAnnouncements);
