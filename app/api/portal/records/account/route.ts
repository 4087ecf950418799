import { readAccountRecordCall } from "#lib/contracts/cashier/read-account-record.ts";
import { readAccountRecord } from "#lib/modules/cashier/index.ts";
import { listRoute } from "#lib/portal/http/list-route.ts";

export const GET = listRoute(readAccountRecordCall, readAccountRecord);
