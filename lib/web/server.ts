import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { registerHooks } from "node:module";
import { Server } from "node:net";
import next from "next";
import { clientProtocol, overwriteForwarding } from "#lib/web/forwarding.ts";
import { cachePages } from "#lib/web/page-cache.ts";
import { rejectUnreadable } from "#lib/web/reject-unreadable.ts";
import { answerRequest } from "#lib/web/response-status.ts";

// The framework must run without the `react-server` condition, which makes "server-only" empty elsewhere.
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === "server-only"
      ? { url: "data:text/javascript,export {}", shortCircuit: true }
      : nextResolve(specifier, context),
});
const { env } = await import("#lib/platform/env.ts");
const { log } = await import("#lib/platform/log.ts");
const { logProcess } = await import("#lib/platform/log-process.ts");
const { NODE_ENV, PORT, HOST, SITE_ORIGIN, TRUSTED_PROXIES, FRONT_SECRET } = env();

const drainLimitMs = 10_000;
/** How long a draining server keeps an idle connection: a request may be in flight. */
const lingerMs = 500;
const keepAliveMs = 65_000; // Longer than a proxy keeps idle connections, so that the proxy closes them first.

const server = createServer({ keepAliveTimeout: keepAliveMs });
const development = NODE_ENV === "development";
if (!development) logProcess(log);
const app = next({ dev: development, hostname: "localhost", port: PORT, httpServer: server });
await app.prepare();
const handle = app.getRequestHandler();
const render = (request: IncomingMessage, response: ServerResponse) =>
  answerRequest(response, () => handle(request, response));
const answer = development ? render : cachePages(render);
let draining = false;

rejectUnreadable(server);
server.on("request", (request, response) => {
  if (!request.url?.startsWith("/")) return response.writeHead(400, { connection: "close" }).end();
  const connection = {
    socketAddress: request.socket.remoteAddress ?? "",
    trustedProxies: TRUSTED_PROXIES,
    siteOrigin: SITE_ORIGIN,
    frontSecret: FRONT_SECRET,
  };
  if (SITE_ORIGIN && clientProtocol(request.headers, connection) === "http" && !isProbe(request)) {
    return rejectPlainHttp(request, response, SITE_ORIGIN);
  }
  overwriteForwarding(request.headers, connection);
  if (draining) response.setHeader("connection", "close");
  answer(request, response).catch(() => response.destroy());
});

/** Probes of an orchestrator and the middleware's status request, which contain no personal data. */
function isProbe({ url = "" }: IncomingMessage): boolean {
  return url === "/api/health" || url === "/api/ready" || url.startsWith("/api/status?");
}

function rejectPlainHttp(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const readable = request.method === "GET" || request.method === "HEAD";
  const target = new URL(`.${request.url}`, origin).href;
  response.writeHead(readable ? 308 : 403, { connection: "close", ...(readable && { location: target }) }).end();
}

/**
 * Stops listening, lets running requests finish, then exits. Idle connections learn it with their next response and are
 * closed after a pause. `close` of the http server would cut them at once, along with requests in flight.
 */
function drain(): void {
  if (draining) return;
  draining = true;
  setInterval(() => server.closeIdleConnections(), lingerMs).unref();
  setTimeout(() => server.closeAllConnections(), drainLimitMs).unref();
  Server.prototype.close.call(server, async () => {
    await app.close();
    process.exit(0);
  });
}

process.on("SIGTERM", drain);
process.on("SIGINT", drain);
// A process started with a channel to its parent would otherwise never end once the parent is gone.
process.on("disconnect", drain);

server.listen(PORT, HOST, () => process.send?.("ready"));
