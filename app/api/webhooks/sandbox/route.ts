import { receiveSandboxCallback } from "#lib/modules/cashier/index.ts";
import { webhookRoute } from "#lib/portal/http/webhook-route.ts";

export const POST = webhookRoute("sandbox", receiveSandboxCallback);
