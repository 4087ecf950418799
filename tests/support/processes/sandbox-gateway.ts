import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { Webhook } from "standardwebhooks";
import { env } from "#lib/platform/env.ts";
import { openGateway } from "../../../scripts/sandbox-gateway/gateway.ts";

/** The gateway of a worker's test files runs in this process. */
const folder = mkdtempSync(join(tmpdir(), "sinag-gateway-"));
export const secret = `whsec_${randomBytes(24).toString("base64")}`;

let fetchPage: (request: Request) => Response | Promise<Response> = () => new Response("", { status: 503 });
const server = createAdaptorServer({ fetch: (request) => fetchPage(request) });
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
server.unref();
export const gatewayUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const gateway = openGateway({ secret, url: gatewayUrl, file: join(folder, "state.json"), log: () => {} });
fetchPage = gateway.app.fetch;
const settings = { SANDBOX_GATEWAY_URL: gatewayUrl, SANDBOX_GATEWAY_SECRET: secret, DATA_FOLDER: folder };
// For child processes, and for this one, which has already read its environment.
Object.assign(process.env, settings);
Object.assign(env(), settings);

/** Makes the gateway unavailable, or available again. */
export function gatewayAway(away: boolean): void {
  fetchPage = away ? () => new Response("", { status: 503 }) : gateway.app.fetch;
}

export interface CallbackData {
  id: string;
  reference: string;
  amount: string;
  currency: string;
  /** An extra field that the product ignores. */
  note?: string;
}

/** Returns a callback signed as the gateway signs it; `by` and `at` forge it. */
export function signedCallback(
  type: string,
  data: CallbackData,
  { by = secret, at = new Date(), id = `msg_${randomBytes(8).toString("hex")}` } = {},
): Request {
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data });
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(by).sign(id, at, body),
    "x-client-ip": "127.0.0.1",
  };
  return new Request("http://localhost:3000/api/webhooks/sandbox", { method: "POST", headers, body });
}
