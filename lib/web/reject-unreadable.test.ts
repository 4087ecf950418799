import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rejectUnreadable } from "#lib/web/reject-unreadable.ts";
import { barePolicy, securityHeaders } from "#lib/web/security-headers.ts";
import { tooLongPage } from "#lib/web/too-long-page.ts";

let server: Server;
let listener: RequestListener;
const ok: RequestListener = (_, response) => response.end("fine");

beforeAll(async () => {
  server = createServer((request, response) => listener(request, response));
  rejectUnreadable(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  listener = ok;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends the pieces one after the other, whatever arrives meanwhile, and returns everything received until the end. */
async function send(...pieces: (string | Uint8Array)[]): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const parts: Buffer[] = [];
  socket.on("data", (part) => parts.push(part));
  const ended = once(socket, "end");
  for (const piece of pieces) await new Promise((written) => socket.write(piece, written));
  await ended;
  socket.destroy();
  return Buffer.concat(parts).toString();
}

const asking = (keyword: string) => `GET /search?keyword=${encodeURIComponent(keyword)} HTTP/1.1\r\nhost: x\r\n\r\n`;

it.each([
  ["10,000 Arabic letters", asking("ن".repeat(10_000))],
  ["10,000 emoji", asking("🎰".repeat(10_000))],
  ["10,000 times %", asking("%".repeat(10_000))],
  ["10,000 spaces", asking(" ".repeat(10_000))],
  ["a header of 20 kB", `GET / HTTP/1.1\r\nhost: x\r\ncookie: a=${"b".repeat(20_000)}\r\n\r\n`],
])("LOBBY-16 %s gets status 431 with the whole drawn page, then the connection ends", async (_, request) => {
  const [head = "", body] = (await send(request)).split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  expect(head).toContain(`content-length: ${Buffer.byteLength(tooLongPage())}`);
  expect(head).toContain("content-type: text/html; charset=utf-8");
  expect(head).toContain("content-security-policy: default-src 'none'");
  expect(head).toContain("connection: close");
  expect(body).toBe(tooLongPage());
});

it("LOBBY-16 a client that is still sending when the response arrives is not disconnected", async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const piece = Buffer.alloc(100_000, "a");
  socket.write("GET /");
  socket.write(piece);
  await once(socket.resume(), "end");
  socket.on("error", () => {});
  for (let left = 20; left > 0; left--) {
    const failed = await new Promise((written) => socket.write(piece, written));
    expect(failed ?? null).toBeNull();
  }
  socket.destroy();
});

it("SEC-04 SEC-05 a malformed request gets an empty 400 with the security headers, and the next request is served", async () => {
  const [head = "", body] = (await send("no request\r\n\r\n")).split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  for (const [name, value] of Object.entries({ ...securityHeaders, ...barePolicy, connection: "close" }))
    expect(head).toContain(`\r\n${name}: ${value}`);
  expect(body).toBe("");
  expect(await send("GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")).toMatch(/fine$/);
});

it.each([
  ["a method that nobody knows", "FOO /api/portal/games HTTP/1.1\r\nhost: x\r\n\r\n", 400, "malformed-request"],
  [
    "an address that is too long",
    asking("x".repeat(20_000)).replace("/search", "/api/portal/games/search"),
    431,
    "malformed-request",
  ],
  ["CONNECT", "CONNECT /api/portal/games HTTP/1.1\r\nhost: x\r\n\r\n", 405, "method-not-allowed"],
])("API-02 a call with %s gets an envelope", async (_, request, status, code) => {
  const [head = "", body = ""] = (await send(request)).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain("\r\ncontent-security-policy: ");
  expect(head.includes("\r\nallow: GET\r\n")).toBe(status === 405);
  expect(JSON.parse(body)).toMatchObject({ success: false, value: null, code });
});

it("SEC-04 CONNECT is refused with the methods that pages take, and a client that breaks it off ends nothing", async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.write("CONNECT x:443 HTTP/1.1\r\nhost: x\r\n\r\n");
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 405 .*\r\nallow: GET, HEAD\r\n/s);
  socket.resetAndDestroy();
  expect(await send("GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")).toMatch(/fine$/);
});

it("SEC-04 a response that has begun is aborted, never mixed with an error response", async () => {
  listener = (_, response) => void response.writeHead(200, { "content-length": 100 }).write("half");
  try {
    const answer = await send("GET / HTTP/1.1\r\nhost: x\r\n\r\n", `GET /${"a".repeat(40_000)}`).catch(() => "cut");
    expect(answer).not.toContain("431");
  } finally {
    listener = ok;
  }
});

it("SEC-04 an earlier response stays whole when the next request on the connection is too long", async () => {
  const requests = ["GET / HTTP/1.1\r\nhost: x\r\n\r\n", `GET /${"a".repeat(40_000)} HTTP/1.1\r\n`];
  expect(await send(requests.join(""))).toMatch(/fine$/);
  expect(await send(...requests)).toMatch(/fine/);
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  const answers: string[] = [];
  for (const request of requests) {
    socket.write(request);
    answers.push(String(await once(socket, "data")));
  }
  expect(answers).toEqual([expect.stringMatching(/ 200 .*fine$/s), expect.stringMatching(/^HTTP\/1\.1 431 /)]);
  socket.destroy();
});

it("SEC-20 any bytes get whole responses without 5xx statuses and without internal details", async () => {
  const line = fc.oneof(
    fc.constantFrom("GET / HTTP/1.1", "POST / HTTP/1.1", "host: x", "content-length: 5", "transfer-encoding: chunked"),
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.string({ unit: "binary", minLength: 1, maxLength: 3 }).map((text) => `GET /${text.repeat(6_000)} HTTP/1.1`),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 6 }), async (lines) => {
      // The final NUL ends any request that is still open.
      const answer = await send(`${lines.join("\r\n")}\r\n\r\n\0\r\n\r\n`).catch(() => "");
      if (answer === "") return;
      expect(answer).toMatch(/^HTTP\/1\.1 (?:200|4\d\d) /);
      expect(answer).not.toMatch(/HPE_|Error|node:|\.ts/);
    }),
    { numRuns: 60 },
  );
});
