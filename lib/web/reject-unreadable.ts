import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { methodsAt } from "#lib/web/call-methods.ts";
import { isCall, pageMethods, refusalAnswer } from "#lib/web/refuse-request.ts";
import { barePolicy, securityHeaders } from "#lib/web/security-headers.ts";
import { tooLongHeaders, tooLongPage } from "#lib/web/too-long-page.ts";

/**
 * How long data still in flight is read and discarded: a client that is cut off while sending may lose the response.
 */
const lingerMs = 5_000;

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Responds to requests that cannot be parsed. Unlike Node's default, a too long address gets a page with an explanation
 * and links. The response does not reveal the cause.
 */
export function rejectUnreadable(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  const answered = new WeakSet<Duplex>();
  server.on("request", ({ socket }, response) => answers.set(socket, response));
  // This server is no proxy. Node gives the connection away without listeners, so an error of it would end the process.
  server.on("connect", ({ url = "" }, socket) => {
    socket.on("error", () => {});
    socket.resume().end(errorResponse(405, url));
    setTimeout(() => socket.destroy(), lingerMs).unref();
  });
  server.on("clientError", (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    // Every further piece of the same request fails as well.
    if (answered.has(socket)) return;
    answered.add(socket);
    const answer = answers.get(socket);
    const midway = answer?.headersSent && !answer.writableFinished;
    if (!socket.writable) return void socket.destroy();
    if (midway) socket.end();
    else socket.end(errorResponse(statuses[error.code ?? ""] ?? 400, targetOf(error.rawPacket)));
    setTimeout(() => socket.destroy(), lingerMs).unref();
  });
}

/** Returns the target of a request line; empty when it has not come with the bytes that could not be parsed. */
function targetOf(bytes: Buffer | undefined): string {
  return /^\S+ (\S+)/.exec(bytes?.toString("latin1") ?? "")?.[1] ?? "";
}

function errorResponse(status: number, target: string): string {
  const { headers, body } = answerOf(status, target);
  const all = { ...securityHeaders, ...headers, connection: "close", "content-length": Buffer.byteLength(body) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}

function answerOf(status: number, target: string): { headers: Record<string, string>; body: string } {
  if (isCall(target)) {
    const wrongMethod = { code: "method-not-allowed", allow: methodsAt(target.split("?", 1)[0] ?? "") ?? [] } as const;
    return refusalAnswer(target, undefined, status === 405 ? wrongMethod : { code: "malformed-request" });
  }
  if (status === 431) return { headers: tooLongHeaders, body: tooLongPage() };
  return { headers: { ...barePolicy, ...(status === 405 && { allow: pageMethods.join(", ") }) }, body: "" };
}
