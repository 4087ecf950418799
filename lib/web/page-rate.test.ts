import { IncomingMessage, type ServerResponse } from "node:http";
import { Socket } from "node:net";
import { beforeEach, describe, expect, test } from "vitest";
import { captureResponse } from "#lib/web/captured-response.ts";
import { cachePages } from "#lib/web/page-cache.ts";
import { openPageRate, pageCosts } from "#lib/web/page-rate.ts";
import { tooLongHeaders, tooManyPage } from "#lib/web/too-long-page.ts";

let nowMs = 0;
let rendered = 0;
let handle: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

beforeEach(() => {
  [nowMs, rendered] = [15_000, 0];
  const limitRate = openPageRate(() => nowMs);
  const render = async (_: IncomingMessage, response: ServerResponse) => {
    rendered++;
    response.setHeader("x-front-cache", "shared");
    response.end("a page");
  };
  handle = limitRate(
    cachePages(limitRate(render, pageCosts.rendered), () => nowMs),
    pageCosts.asked,
  );
});

async function ask(address: string, url = "/rng?page=2") {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: "GET", url, headers: { "x-client-ip": address, host: "play.example" } });
  const { status, headers, body } = await captureResponse(request, (response) => handle(request, response));
  return { status, headers, body: body.toString() };
}
/** Asks until the address has spent its budget; returns how many pages it got. */
async function pagesUntilRefused(address: string, url?: string): Promise<number> {
  for (let count = 0; count < 20_000; count++) if ((await ask(address, url)).status === 429) return count;
  return Number.POSITIVE_INFINITY;
}

describe("SEC-24 pages per address", () => {
  test("SEC-24 an address gets 1,200 rendered pages a minute, then 429 with a page until the minute is over", async () => {
    expect(await pagesUntilRefused("198.51.100.7")).toBe(1_200);
    const before = rendered;
    const { status, headers, body } = await ask("198.51.100.7");
    expect([status, headers["retry-after"], body, rendered]).toEqual([429, 45, tooManyPage(), before]);
    expect(headers).toMatchObject(tooLongHeaders);
    expect((await ask("198.51.100.8")).status).toBe(200);
    nowMs = 60_000;
    expect((await ask("198.51.100.7")).status).toBe(200);
  });

  test("SEC-24 a cached page costs a tenth, and its rendering counts for the one who caused it", async () => {
    expect(await pagesUntilRefused("198.51.100.7", "/rng")).toBeGreaterThan(11_900);
    expect(rendered).toBe(1);
    expect((await ask("198.51.100.8", "/rng")).status).toBe(200);
  });

  test("SEC-24 calls, drawings and files of the build are not counted, nor is this machine", async () => {
    await pagesUntilRefused("198.51.100.7");
    for (const url of ["/api/portal/state", "/art/cover/a.svg", "/_next/static/a.js"])
      expect((await ask("198.51.100.7", url)).status, url).toBe(200);
    expect((await ask("198.51.100.7", "/_next/image?url=a")).status).toBe(429);
    for (let turn = 0; turn < 1_300; turn++) expect((await ask("127.0.0.1")).status).toBe(200);
  });
});

test("SEC-24 the addresses of one IPv6 customer count together", async () => {
  await pagesUntilRefused("2001:db8:1:2::1");
  expect((await ask("2001:db8:1:2:ffff::")).status).toBe(429);
  expect((await ask("2001:db8:1:3::1")).status).toBe(200);
  expect((await ask("::1")).status).toBe(200);
});
