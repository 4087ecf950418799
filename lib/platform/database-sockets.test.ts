import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { trackSockets } from "#lib/platform/database-sockets.ts";

let nowMs = 0;
const sockets = trackSockets(() => nowMs);
const opened: Socket[] = [];
const server = createServer((socket) => void opened.push(socket));

afterEach(() => {
  for (const socket of opened) socket.destroy();
  server.close();
});

/** Opens a connection as the driver does, with a byte sent and one received. */
async function openUsed(port: number): Promise<Socket> {
  const socket = sockets.open({ host: ["127.0.0.1"], port: [port], path: false });
  socket.on("error", () => {});
  const accepted = once(server, "connection");
  await once(socket, "connect");
  await accepted;
  socket.write("?");
  opened.at(-1)?.write("!");
  await once(socket, "data");
  return socket;
}

test("HOUSE-12 connections on which nothing moved for so long are broken, and no others", async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const [silent, used] = [await openUsed(port), await openUsed(port)];
  sockets.closeSilent(6_000);
  nowMs = 4_000;
  used.write("?");
  sockets.closeSilent(6_000);
  expect([silent.destroyed, used.destroyed]).toEqual([false, false]);
  nowMs = 6_000;
  const [broken] = await Promise.all([once(silent, "error"), sockets.closeSilent(6_000)]);
  expect(broken).toMatchObject([{ code: "ETIMEDOUT" }]);
  expect(used.destroyed).toBe(false);
});
