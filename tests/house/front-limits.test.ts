import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { tooLongHeaders, tooManyPage } from "#lib/web/too-long-page.ts";
import { type Front, startFront } from "#tests/support/processes/front.ts";
import type { FrontSettings } from "../../deploy/nginx/render.ts";
import { freePort } from "../../scripts/services/process.mjs";

/** Stands in for the application. */
let upstream: Server;
let port: number;
let front: Front;
let asked: IncomingMessage[];
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  port = await freePort();
});
beforeEach(async () => {
  asked = [];
  answer = (response) => response.writeHead(200, { "x-front-cache": "shared" }).end("a page");
  upstream = createServer((request, response) => {
    asked.push(request);
    answer(response);
  });
  await once(upstream.listen(port, "127.0.0.1"), "listening");
});
afterEach(() => {
  front.stop();
  upstream.closeAllConnections();
  return new Promise((resolve) => upstream.close(resolve));
});

const start = async (settings: Partial<FrontSettings>) => {
  front = await startFront(`127.0.0.1:${port}`, { proxies: "127.0.0.1", ...settings });
};
/** Asks as a visitor of an address, whom a proxy further out (this machine) has named. */
const from = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${front.origin}/rng`, { headers: { "x-forwarded-for": address, ...headers } });
const member = { cookie: "__Host-session=x" };
async function statuses(count: number, address: string, headers = {}): Promise<number[]> {
  const given: number[] = [];
  for (let turn = 0; turn < count; turn++) given.push((await from(address, headers)).status);
  return given;
}

test("SEC-24 an address that asks the front for too many pages gets 429 with a page, and others go on", async () => {
  await start({ perSecond: 1 });
  // One of many: a slow machine gives the address time to ask again.
  const answers = [];
  for (let turn = 0; turn < 40; turn++) answers.push(await from("203.0.113.1", member));
  const refused = answers.find(({ status }) => status === 429) ?? new Response();
  expect([refused.status, refused.headers.get("retry-after"), await refused.text()]).toEqual([429, "5", tooManyPage()]);
  for (const [name, value] of Object.entries(tooLongHeaders)) expect(refused.headers.get(name)).toBe(value);
  expect((await from("203.0.113.2", member)).status).toBe(200);
  expect(asked.at(-1)?.headers["x-forwarded-for"]).toMatch(/203\.0\.113\.2$/);
});

test("SEC-24 the front gives an address ten times as many cached pages, and does not count loopback", async () => {
  await start({ perSecond: 1 });
  expect(new Set(await statuses(40, "203.0.113.3"))).toEqual(new Set([200]));
  expect(await statuses(400, "203.0.113.3")).toContain(429);
  expect(new Set(await statuses(40, "", member))).toEqual(new Set([200]));
});

test("SEC-24 an address may have only so many pages of the front under way", async () => {
  const opened: ServerResponse[] = [];
  answer = (response) => void opened.push(response);
  await start({ open: 3 });
  const waiting = Array.from({ length: 3 }, () => from("203.0.113.4", member));
  await expect.poll(() => opened.length).toBe(3);
  expect((await from("203.0.113.4", member)).status).toBe(429);
  for (const response of opened) response.end("x");
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
});
