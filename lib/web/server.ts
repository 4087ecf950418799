import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { registerHooks } from "node:module";
import { Server } from "node:net";
import next from "next";
import { connectionLimits } from "#lib/web/connection-limits.ts";
import { clientProtocol, overwriteForwarding } from "#lib/web/forwarding.ts";
import { cachePages } from "#lib/web/page-cache.ts";
import { openPageRate, pageCosts } from "#lib/web/page-rate.ts";
import { isReadable, makeReadable } from "#lib/web/readable-request.ts";
import { refusalOf, refuseRequest } from "#lib/web/refuse-request.ts";
import { rejectUnreadable } from "#lib/web/reject-unreadable.ts";
import { answerRequest } from "#lib/web/response-status.ts";
import { secureResponse } from "#lib/web/security-headers.ts";

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

const development = NODE_ENV === "development";
if (!development) logProcess(log);
const server = createServer({
  ...connectionLimits,
  // `isReadable` refuses them, with the headers of every response.
  requireHostHeader: false,
  // Otherwise the framework would end the connection without an answer. In development it reloads pages this way.
  shouldUpgradeCallback: () => development,
});
const app = next({ dev: development, hostname: "localhost", port: PORT, httpServer: server });
await app.prepare();
const handle = app.getRequestHandler();
const render = (request: IncomingMessage, response: ServerResponse) =>
  answerRequest(response, () => handle(request, response));
const limitRate = openPageRate();
const answer = development ? render : limitRate(cachePages(limitRate(render, pageCosts.rendered)), pageCosts.asked);
let draining = false;

const serve: RequestListener = (request, response) => {
  secureResponse(request.url ?? "", response);
  if (!isReadable(request)) return refuseRequest(request, response, { code: "malformed-request" });
  const connection = {
    socketAddress: request.socket.remoteAddress ?? "",
    trustedProxies: TRUSTED_PROXIES,
    siteOrigin: SITE_ORIGIN,
    frontSecret: FRONT_SECRET,
  };
  if (SITE_ORIGIN && clientProtocol(request.headers, connection) === "http" && !isProbe(request)) {
    return rejectPlainHttp(request, response, SITE_ORIGIN);
  }
  // In development the framework has calls of its own.
  const refusal = development && !request.url?.startsWith("/api/") ? undefined : refusalOf(request);
  if (refusal) return refuseRequest(request, response, refusal);
  overwriteForwarding(request.headers, connection);
  makeReadable(request);
  if (draining) response.setHeader("connection", "close");
  answer(request, response).catch(() => {
    if (response.headersSent) response.destroy();
    else refuseRequest(request, response, { code: "unknown" });
  });
};

rejectUnreadable(server);
server.on("request", serve);
// An expectation that nobody knows may be left unmet (RFC 9110).
server.on("checkExpectation", serve);

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
