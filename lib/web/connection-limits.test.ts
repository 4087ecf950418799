import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectionLimits } from "#lib/web/connection-limits.ts";
import { rejectUnreadable } from "#lib/web/reject-unreadable.ts";

let server: Server;
let port = 0;

beforeAll(async () => {
  const hundredth = Object.entries(connectionLimits).map(([name, ms]) => [name, ms / 100]);
  server = createServer(Object.fromEntries(hundredth), (request, response) => {
    request.resume().on("end", () => response.end("whole"));
  });
  rejectUnreadable(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (typeof address === "object") port = address?.port ?? 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends `start`, then `piece` again and again until the connection is closed. Returns the response. */
async function trickle(start: string, piece: string): Promise<string> {
  const socket: Socket = connect(port, "127.0.0.1");
  let text = "";
  socket.setEncoding("utf8").on("data", (part: string) => {
    text += part;
  });
  socket.on("error", () => {});
  socket.write(start);
  const sending = setInterval(() => socket.write(piece), 20);
  await once(socket, "close");
  clearInterval(sending);
  return text;
}

describe("SEC-24 slow clients", () => {
  test.each([
    ["its headers", "GET / HTTP/1.1\r\nhost: a\r\n", "x: y\r\n"],
    ["nothing", "", ""],
    ["its body", "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100000\r\n\r\n", "x"],
  ])("SEC-24 a connection that slowly sends %s is closed", async (_, start, piece) => {
    expect(await trickle(start, piece)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("SEC-24 headers have less than a minute, and a connection between two requests has longer", async () => {
    const { headersTimeout, connectionsCheckingInterval, keepAliveTimeout } = connectionLimits;
    expect(headersTimeout + connectionsCheckingInterval).toBeLessThan(60_000);
    const socket = connect(port, "127.0.0.1");
    const ask = async () => {
      socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
      const [answer] = await once(socket, "data");
      return String(answer);
    };
    expect(await ask()).toContain("200 OK");
    const closed = once(socket, "close");
    const began = performance.now();
    await closed;
    expect(performance.now() - began).toBeGreaterThan((keepAliveTimeout - 10_000) / 100);
  });
});
