import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
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
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // Every further piece of the same request fails as well.
    if (answered.has(socket)) return;
    answered.add(socket);
    const answer = answers.get(socket);
    const midway = answer?.headersSent && !answer.writableFinished;
    if (!socket.writable) return void socket.destroy();
    if (midway) socket.end();
    else socket.end(errorResponse(statuses[error.code ?? ""] ?? 400));
    setTimeout(() => socket.destroy(), lingerMs).unref();
  });
}

function errorResponse(status: number): string {
  const worded = status === 431;
  const body = worded ? tooLongPage : "";
  const headers = { ...(worded && tooLongHeaders), connection: "close", "content-length": Buffer.byteLength(body) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
