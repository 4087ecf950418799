import "server-only";
import { connect, type Socket } from "node:net";

/** What postgres.js says about the server to connect to. */
interface Target {
  host: string[];
  port: number[];
  path: string | false;
}

interface Seen {
  bytes: number;
  sinceMs: number;
}

const lookEveryMs = 500;

/** The sockets of one pool, with the time since which each of them is silent. */
export interface DatabaseSockets {
  /** For the option `socket` of postgres.js. Returns at once: an error is an event of the socket. */
  open(target: Target): Socket;
  /** Breaks sockets on which nothing was sent or received for so long. The pool replaces them. */
  closeSilent(ms: number): void;
}

/**
 * A server that is frozen, or gone without a word, neither answers nor closes the connection, and the driver waits for
 * ever. This counts bytes below the driver (and below TLS), so that such connections can be broken from outside.
 */
export function trackSockets(nowMs: () => number = () => performance.now()): DatabaseSockets {
  const seen = new Map<Socket, Seen>();
  let attempts = 0;
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    for (const [socket, { bytes }] of seen) {
      const count = socket.bytesRead + socket.bytesWritten;
      if (count !== bytes) seen.set(socket, { bytes: count, sinceMs: nowMs() });
      if (socket.destroyed) seen.delete(socket);
    }
    if (seen.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    open({ host, port, path }) {
      const at = attempts++ % host.length;
      const place = { host: host[at] ?? "localhost", port: port[at] ?? 5432 };
      const socket = path ? connect(path) : Object.assign(connect(place), place);
      seen.set(socket, { bytes: 0, sinceMs: nowMs() });
      timer ??= setInterval(look, lookEveryMs).unref();
      return socket;
    },
    closeSilent(ms) {
      look();
      for (const [socket, { sinceMs }] of seen) {
        if (nowMs() - sinceMs < ms - 2 * lookEveryMs) continue;
        seen.delete(socket);
        socket.destroy(Object.assign(new Error("the database server was silent"), { code: "ETIMEDOUT" }));
      }
    },
  };
}
