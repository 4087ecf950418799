import { connect } from "node:net";

/** A request as bytes (latin1). */
export interface WireRequest {
  bytes: string;
  /** True for bytes that may be no whole request: the connection ends after them, perhaps without an answer. */
  broken: boolean;
}

export interface WireAnswer {
  status: number;
  /** In lower case, with every value of a repeated name. */
  headers: ReadonlyMap<string, readonly string[]>;
  body: Buffer;
}

const limitMs = 10_000;

/**
 * Sends a request on a connection of its own and returns its answer; undefined when the connection ended without
 * one. A stream is left after its first part.
 * @throws when it does not end in 10 s
 */
export function exchange(port: number, { bytes, broken }: WireRequest): Promise<WireAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    const parts: Buffer[] = [];
    const done = () => {
      clearTimeout(limit);
      socket.destroy();
      resolve(readAnswer(Buffer.concat(parts)));
    };
    const limit = setTimeout(() => {
      socket.destroy();
      const [asked, given] = [bytes, Buffer.concat(parts).toString("latin1")].map((text) => text.slice(0, 500));
      reject(new Error(`no answer in ${limitMs} ms to ${JSON.stringify(asked)}; until then: ${given}`));
    }, limitMs);
    socket.on("data", (part) => {
      parts.push(part);
      if (part.includes("text/event-stream")) done();
    });
    socket.once("close", done);
    // A server that has answered may close before it has read everything.
    socket.on("error", () => {});
    socket.write(bytes, "latin1");
    if (broken) socket.end();
  });
}

/** Informational answers (100) come before the last one. */
function readAnswer(bytes: Buffer): WireAnswer | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const [line = "", ...lines] = bytes.toString("latin1", 0, end).split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1] ?? 0);
  const rest = bytes.subarray(end + 4);
  if (status >= 100 && status < 200) return readAnswer(rest);
  const headers = new Map<string, string[]>();
  for (const header of lines) {
    const at = header.indexOf(":");
    const name = header.slice(0, at).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), header.slice(at + 1).trim()]);
  }
  return { status, headers, body: headers.has("transfer-encoding") ? unchunked(rest) : rest };
}

function unchunked(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf("\r\n", at);
    const size = Number.parseInt(bytes.toString("latin1", at, end), 16);
    if (end < 0 || !(size > 0)) break;
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 4 + size;
  }
  return Buffer.concat(parts);
}
