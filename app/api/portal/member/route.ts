import { readMemberCall } from "#lib/contracts/identity/read-member.ts";
import { readMember } from "#lib/modules/identity/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readMemberCall, readMember);
