import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rejectUnreadable } from "#lib/web/reject-unreadable.ts";
import { tooLongHeaders, tooLongPage } from "#lib/web/too-long-page.ts";
import { type Front, startFront } from "#tests/support/processes/front.ts";
import { renderFront } from "../../deploy/nginx/render.ts";
import { freePort } from "../../scripts/services/process.mjs";

/** Stands in for the application: records requests and responds as the test wants. */
let upstream: Server;
let port: number;
let front: Front;
let asked: IncomingMessage[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

const page = (request: IncomingMessage, response: ServerResponse) => {
  const nonce = String(request.headers["x-front-nonce"] ?? "own");
  response.writeHead(200, {
    "content-type": "text/html",
    "cache-control": "private, no-store",
    vary: "rsc, accept-encoding",
    "x-front-cache": "shared",
    "content-security-policy": `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`,
  });
  response.end(`<script nonce="${nonce}">for ${asked.length}</script><style nonce="${nonce}">`);
};

const listen = () =>
  new Promise<void>((resolve) => {
    upstream = createServer((request, response) => {
      asked.push(request);
      answer(request, response);
    }).listen(port, "127.0.0.1", resolve);
  });
const close = () => {
  upstream.closeAllConnections();
  return new Promise((resolve) => upstream.close(resolve));
};

beforeAll(async () => {
  port = await freePort();
  front = await startFront(`127.0.0.1:${port}`, { seconds: 1 });
  asked = [];
  await listen();
});
afterAll(async () => {
  front.stop();
  await close();
});

let path: string;
beforeEach(() => {
  path = `/${crypto.randomUUID()}`;
  asked = [];
  answer = page;
});

const get = (headers: Record<string, string> = {}, at = path) =>
  fetch(`${front.origin}${at}`, { headers: { "accept-language": "en", ...headers }, redirect: "manual" });

/** Sends the request twice and returns how many requests reached the application. */
async function timesAsked(headers: Record<string, string>, at = path, method = "GET"): Promise<number> {
  for (let turn = 0; turn < 2; turn++) {
    const given = await fetch(`${front.origin}${at}`, { method, headers, redirect: "manual" });
    await given.text();
  }
  return asked.length;
}

describe("SEC-05 nonces of the front", () => {
  test("SEC-05 every response of a cached page has its own nonce in policy and page, and no placeholder", async () => {
    const answers = [await get(), await get(), await get()];
    expect(asked).toHaveLength(1);
    const standIn = String(asked[0]?.headers["x-front-nonce"]);
    expect(standIn).toMatch(/^[0-9a-f]{32}$/);
    const nonces = await Promise.all(
      answers.map(async (given) => {
        const policy = given.headers.get("content-security-policy") ?? "";
        const body = await given.text();
        const found = [...`${policy} ${body}`.matchAll(/nonce[-="]+([^"']+)/g)].map(([, nonce]) => nonce);
        expect(found).toHaveLength(4);
        expect(new Set(found).size).toBe(1);
        expect(JSON.stringify([...given.headers]) + body).not.toContain(standIn);
        expect(given.headers.has("x-front-cache")).toBe(false);
        return found[0];
      }),
    );
    expect(new Set(nonces).size).toBe(3);
  });

  test("SEC-05 a visitor's claims in headers are not forwarded", async () => {
    const claims = {
      "x-nonce": "mine",
      "x-front-nonce": "mine",
      "x-front-secret": "mine",
      "x-forwarded-proto": "https",
    };
    await get({ ...claims, "user-agent": "me" });
    await get({ ...claims, cookie: "__Host-session=x" });
    const [kept, own] = asked.map(({ headers }) => headers);
    expect(kept?.["x-nonce"]).toBeUndefined();
    expect(kept?.["user-agent"]).toBeUndefined();
    expect([kept?.["x-front-secret"], kept?.["x-front-nonce"]]).not.toContain("mine");
    expect([own?.["x-front-secret"], own?.["x-front-nonce"]]).toEqual([undefined, undefined]);
    expect([kept?.["x-forwarded-proto"], own?.["x-forwarded-proto"]]).toEqual(["http", "http"]);
  });

  test("SEC-05 each rendering has a new placeholder", () => {
    const settings = { host: "a.example", upstream: "x:1", listen: "80", cache: "/c", secret: "s".repeat(32) };
    const standIns = [renderFront(settings), renderFront(settings)].map((text) => /[0-9a-f]{32}/.exec(text)?.[0]);
    expect(new Set(standIns).size).toBe(2);
    expect(() => renderFront({ ...settings, host: "a; return 200" })).toThrow("not plain text");
    expect(() => renderFront({ ...settings, secret: "short" })).toThrow("32");
  });
});

describe("SEC-05 what the front caches", () => {
  test.each([
    ["an anonymous page", {}, "", "GET", 1],
    ["by HEAD", {}, "", "HEAD", 1],
    ["with language, theme and invitation", { cookie: "lang=ar; theme=light; referralCode=A-1" }, "", "GET", 1],
    ["with a session", { cookie: "theme=dark; __Host-session=x" }, "", "GET", 2],
    ["with a cookie that could be a person", { cookie: "__Host-pre=x" }, "", "GET", 2],
    ["with a cookie that hides in another", { cookie: "lang=ar, __Host-session=x; side=1" }, "", "GET", 2],
    ["with a token", { authorization: "Bearer x" }, "", "GET", 2],
    ["with a query", {}, "?a=1", "GET", 2],
    ["for the framework", { rsc: "1" }, "", "GET", 2],
    ["for its prefetch", { "next-router-prefetch": "1" }, "", "GET", 2],
    ["by POST", {}, "", "POST", 2],
  ])("SEC-05 only anonymous requests are cached: %s", async (_, headers, query, method, times) => {
    expect(await timesAsked(headers, `${path}${query}`, method)).toBe(times);
  });

  test("SEC-05 a member's page is not cached for visitors, nor a visitor's page served to a member", async () => {
    const own = await (await get({ cookie: "__Host-session=x" })).text();
    const others = await (await get()).text();
    const again = await (await get({ cookie: "__Host-session=x" })).text();
    expect([own, others, again].map((text) => /for \d/.exec(text)?.[0])).toEqual(["for 1", "for 2", "for 3"]);
    expect(asked[0]?.headers.cookie).toBe("__Host-session=x");
    expect(asked[1]?.headers.cookie).toBe("theme=dark");
  });

  test.each([
    ["a cookie is set", { "set-cookie": "lang=ar", "x-front-cache": "shared" }, 200],
    ["the application does not allow it", {}, 200],
    ["the site is closed", { "x-front-cache": "shared" }, 503],
    ["there is no such page", { "x-front-cache": "shared" }, 404],
    ["it is elsewhere", { "x-front-cache": "shared", location: "/ar" }, 307],
    ["the application would keep it itself", { "cache-control": "max-age=60", "x-accel-expires": "60" }, 200],
  ])("SEC-05 nothing is cached when %s", async (_, headers, status) => {
    answer = (_request, response) => response.writeHead(status, { "content-type": "text/html", ...headers }).end("x");
    expect(await timesAsked({})).toBe(2);
  });

  test("SEC-05 cached pages of different languages and themes never mix", async () => {
    answer = (request, response) => {
      const { "accept-language": language, cookie } = request.headers;
      response.writeHead(200, { "content-type": "text/html", "x-front-cache": "shared" }).end(`${language} ${cookie}`);
    };
    const cases: [Record<string, string>, string][] = [
      [{ "accept-language": "en-US,en;q=0.9" }, "en theme=dark"],
      [{ "accept-language": "de-DE,de;q=0.9,ar;q=0.8,en;q=0.7" }, "ar theme=dark"],
      [{ "accept-language": "fil-PH" }, "fil theme=dark"],
      [{ "accept-language": "arn,fil;q=0.5" }, "fil theme=dark"],
      [{ "accept-language": "fil", cookie: "lang=ar" }, "ar theme=dark"],
      [{ "accept-language": "fil", cookie: "lang=xx; theme=light" }, "fil theme=light"],
      [{ "accept-language": "*", cookie: "theme=<b>" }, "en theme=dark"],
      [{ "accept-language": "" }, "en theme=dark"],
    ];
    for (let turn = 0; turn < 2; turn++)
      for (const [headers, wanted] of cases) expect(await (await get(headers)).text()).toBe(wanted);
    expect(asked).toHaveLength(4);
  });
});

test("HOUSE-11 an unavailable application shows its last cached page, and a closed site is never hidden", async () => {
  const first = await (await get()).text();
  await close();
  // Waits until the cached page is stale.
  await expect.poll(async () => (await get()).headers.get("x-front"), { timeout: 5_000 }).toBe("STALE");
  const stale = await get();
  expect(stale.status).toBe(200);
  expect(/for \d/.exec(await stale.text())?.[0]).toBe(/for \d/.exec(first)?.[0]);
  const own = await get({ cookie: "__Host-session=x" });
  expect([own.status, own.headers.get("retry-after")]).toEqual([503, "5"]);
  const never = await get({}, `${path}-never-kept`);
  expect([never.status, never.headers.get("retry-after")]).toEqual([503, "5"]);
  await listen();
  answer = (_, response) => response.writeHead(503, { "retry-after": "30" }).end("closed");
  const closed = await get();
  expect([closed.status, closed.headers.get("retry-after"), await closed.text()]).toEqual([503, "30", "closed"]);
});

test("HOUSE-11 a request for another host is rejected", async () => {
  const port = new URL(front.origin).port;
  const { request } = await import("node:http");
  const status = await new Promise((resolve, reject) => {
    request({ port, path, headers: { host: "evil.example" } }, (given) => resolve(given.resume().statusCode))
      .on("error", reject)
      .end();
  });
  expect([status, asked.length]).toEqual([421, 0]);
  await get();
  expect(asked[0]?.headers.host).toBe(`localhost:${port}`);
});

/** Sends raw bytes and returns the whole response. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(front.port, "127.0.0.1");
  const parts: Buffer[] = [];
  socket.on("data", (part) => parts.push(part));
  const closed = once(socket, "close");
  socket.write(bytes);
  socket.end();
  await closed;
  return Buffer.concat(parts).toString();
}

describe("LOBBY-16 too long requests", () => {
  const host = () => `host: ${new URL(front.origin).host}`;
  const keyword = (sign: string, times: number) => `/search?keyword=${encodeURIComponent(sign.repeat(times))}`;

  test.each([
    ["20,000 Arabic letters", () => `GET ${keyword("ن", 20_000)} HTTP/1.1\r\n${host()}\r\n\r\n`, 414],
    ["10,000 emoji", () => `GET ${keyword("🎰", 10_000)} HTTP/1.1\r\n${host()}\r\n\r\n`, 414],
    ["an address of 2 MB", () => `GET /${"a".repeat(2_000_000)} HTTP/1.1\r\n${host()}\r\n\r\n`, 414],
    ["for another host", () => `GET ${keyword("ن", 20_000)} HTTP/1.1\r\nhost: evil.example\r\n\r\n`, 414],
    ["a header of 70 kB", () => `GET / HTTP/1.1\r\n${host()}\r\ncookie: a=${"b".repeat(70_000)}\r\n\r\n`, 431],
  ])("LOBBY-16 %s gets the page with a text and links, and nothing of nginx", async (_, request, status) => {
    const [head = "", body] = (await raw(request())).split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(body).toBe(tooLongPage());
    for (const [name, value] of Object.entries(tooLongHeaders))
      expect(head.toLowerCase()).toContain(`${name}: ${value.toLowerCase()}`);
    expect(asked).toHaveLength(0);
  });

  test("LOBBY-16 10,000 Arabic letters reach the application, which responds with the same page", async () => {
    answer = (_request, response) => response.writeHead(200, { "content-type": "text/plain" }).end("never");
    rejectUnreadable(upstream);
    const given = await get({}, keyword("ن", 10_000));
    expect([given.status, await given.text(), asked.length]).toEqual([431, tooLongPage(), 0]);
    expect(given.headers.get("content-security-policy")).toBe(tooLongHeaders["content-security-policy"]);
  });

  test("LOBBY-16 the internal address of the page responds 404", async () => {
    expect((await get({}, "/.front/too-long")).status).toBe(404);
  });
});

test("HOUSE-11 assets are cached as long as they say and compressed, calls are not cached, and large bodies are rejected", async () => {
  answer = (_, response) => {
    const headers = { "content-type": "text/css", "cache-control": "public, max-age=31536000, immutable" };
    response.writeHead(200, headers).end("a{}".repeat(2_000));
  };
  expect(await timesAsked({}, "/_next/static/a.css")).toBe(1);
  const asset = await get({ "accept-encoding": "gzip" }, "/_next/static/a.css");
  expect([asset.headers.get("content-encoding"), asset.headers.get("cache-control")]).toEqual([
    "gzip",
    "public, max-age=31536000, immutable",
  ]);
  expect(await timesAsked({}, "/api/portal/state")).toBe(3);
  const large = await fetch(`${front.origin}/api/portal/v2/login`, { method: "POST", body: "x".repeat(70_000) });
  expect([large.status, asked.length]).toEqual([413, 3]);
});

test("HOUSE-11 events are forwarded without buffering", async () => {
  let more: (() => void) | undefined;
  answer = (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("data: one\n\n");
    more = () => response.end("data: two\n\n");
  };
  const stream = (await get({}, "/api/portal/live")).body?.getReader();
  const read = async () => new TextDecoder().decode((await stream?.read())?.value);
  expect(await read()).toBe("data: one\n\n");
  more?.();
  expect(await read()).toBe("data: two\n\n");
});
