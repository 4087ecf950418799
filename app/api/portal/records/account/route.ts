import { readAccountRecordCall } from "#lib/contracts/cashier/read-account-record.ts";
import { readAccountRecord } from "#lib/portal/composition/account-record.ts";
import { listRoute } from "#lib/portal/http/list-route.ts";

export const GET = listRoute(readAccountRecordCall, readAccountRecord);
