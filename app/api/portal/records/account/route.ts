import { readAccountRecord as call } from "#lib/contracts/cashier/read-account-record.ts";
import { exportAccountRecord, readAccountRecord } from "#lib/modules/cashier/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { asCsv } from "#lib/portal/http/stream-text.ts";

export const GET = portalRoute(call, readAccountRecord, {}, { "text/csv": asCsv(exportAccountRecord) });
