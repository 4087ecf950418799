import { join } from "node:path";
import { serve } from "@hono/node-server";
import { openGateway } from "./gateway.ts";

const { SANDBOX_GATEWAY_URL = "http://127.0.0.1:4100", SANDBOX_GATEWAY_SECRET, DATA_FOLDER = ".data" } = process.env;
if (!SANDBOX_GATEWAY_SECRET) throw new Error("SANDBOX_GATEWAY_SECRET is not set");

const gateway = openGateway({
  secret: SANDBOX_GATEWAY_SECRET,
  url: new URL(SANDBOX_GATEWAY_URL).origin,
  file: join(DATA_FOLDER, "sandbox-gateway.json"),
  log: (line) => console.log(`${new Date().toISOString()} ${line}`),
});
// Loopback only: no other machine needs a gateway without real money.
const port = Number(new URL(SANDBOX_GATEWAY_URL).port || 80);
const server = serve({ fetch: gateway.app.fetch, hostname: "127.0.0.1", port }, () => process.send?.("ready"));

function stop(): void {
  gateway.stop();
  server.close(() => process.exit(0));
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
// The starter has exited.
process.once("disconnect", stop);
