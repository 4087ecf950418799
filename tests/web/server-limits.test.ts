import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { connectionLimits } from "#lib/web/connection-limits.ts";
import { productOrigin } from "#tests/support/calls/ask.ts";

it("SEC-24 the server limits its connections: it says how long it keeps one", async () => {
  const socket = connect(Number(new URL(productOrigin).port), "127.0.0.1");
  socket.write("GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n");
  const [head] = await once(socket, "data");
  socket.destroy();
  expect(String(head)).toMatch(new RegExp(`^keep-alive: timeout=${connectionLimits.keepAliveTimeout / 1000}\r$`, "im"));
});

it("SEC-24 the server limits pages per address, and no other address notices", async () => {
  // The cheapest request that counts as a page that is not cached.
  const statusFrom = async (address: string) => {
    const headers = { "x-forwarded-for": address };
    const response = await fetch(`${productOrigin}/_next/image?url=nothing`, { headers });
    await response.arrayBuffer();
    return response.status;
  };
  // The budget of one minute; the run may cross into the next.
  const statuses = new Set<number>();
  for (let round = 0; round < 60 && !statuses.has(429); round++) {
    const batch = await Promise.all(Array.from({ length: 50 }, () => statusFrom("198.51.100.24")));
    for (const status of batch) statuses.add(status);
  }
  expect(statuses.has(429)).toBe(true);
  expect(await statusFrom("198.51.100.25")).toBe(400);
});
