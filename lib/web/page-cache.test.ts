import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cachePages } from "#lib/web/page-cache.ts";

type Application = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

let nowMs = 0;
let made = 0;
let application: Application;
let origin: string;

/** Imitates a page of ours: the nonce of the request, or one of its own, in policy and text. */
const page: Application = ({ headers, url }, response) => {
  const nonce = headers["x-nonce"] ?? "its own";
  response.setHeader("content-security-policy", `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`);
  if (headers["x-nonce"]) response.setHeader("x-front-cache", "shared");
  response.write(`<script nonce="${nonce}"></script>`);
  response.end(`${url} ${headers["accept-language"]} ${headers.cookie} – ₱ <b nonce="${nonce}">`);
};

const server = createServer();
beforeEach(async () => {
  [nowMs, made, application] = [0, 0, page];
  const answer = cachePages(
    async (request, response) => {
      made++;
      await application(request, response);
    },
    () => nowMs,
  );
  server.removeAllListeners("request").on("request", (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  origin = typeof address === "object" ? `http://127.0.0.1:${address?.port}` : "";
});
afterEach(() => new Promise((closed) => server.close(closed)));

async function ask(path = "/", headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, { headers });
  const text = await response.text();
  const policy = response.headers.get("content-security-policy") ?? "";
  const nonces = [...`${policy} ${text}`.matchAll(/nonce[-=]"?([^"';]+)/g)].map(([, nonce]) => nonce);
  return { response, text, nonces: new Set(nonces), count: nonces.length };
}

describe("SEC-05 pages of anonymous visitors", () => {
  test("SEC-05 a page is rendered once, and every response has its own nonce in page and policy", async () => {
    const [first, second] = [await ask(), await ask()];
    expect(made).toBe(1);
    for (const { nonces, count, text } of [first, second]) {
      expect([...nonces]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
      expect(count).toBe(4);
      expect(text).toContain("– ₱");
    }
    expect(first.nonces).not.toEqual(second.nonces);
    expect([first.response.headers.get("age"), second.response.headers.get("age")]).toEqual([null, "0"]);
    expect(second.response.headers.get("x-front-cache")).toBeNull();
  });

  test("SEC-05 simultaneous requests share one rendering", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(made).toBe(1);
    expect(new Set(answers.flatMap(({ nonces }) => [...nonces])).size).toBe(20);
  });

  test("SEC-05 a page is rendered again after two seconds", async () => {
    await ask();
    nowMs = 1_999;
    await ask();
    expect(made).toBe(1);
    nowMs = 2_000;
    expect((await ask()).response.headers.get("age")).toBeNull();
    expect(made).toBe(2);
  });

  test("SEC-05 pages are cached by address, language and theme", async () => {
    const variants = [
      ["/", {}],
      ["/rng", {}],
      ["/", { "accept-language": "ar" }],
      ["/", { cookie: "theme=light" }],
    ] as const;
    const texts = [];
    for (const round of [1, 2])
      for (const [path, headers] of variants)
        texts.push((await ask(path, headers)).text.replace(/"\w{32}"/g, `${round}`));
    expect(made).toBe(4);
    expect(texts[2]).toContain("/ ar theme=dark");
    expect(texts[3]).toContain("/ en theme=light");
    expect(texts.slice(4)).toEqual(texts.slice(0, 4).map((text) => text.replaceAll("=1", "=2")));
  });

  test("SEC-05 a page is compressed for clients that accept gzip", async () => {
    expect((await ask("/", { "accept-encoding": "br, gzip" })).response.headers.get("content-encoding")).toBe("gzip");
    const plain = await ask("/", { "accept-encoding": "gzip;q=0, identity" });
    expect(plain.response.headers.get("content-encoding")).toBeNull();
    expect(plain.response.headers.get("vary")).toBe("accept-encoding");
  });
});

describe("SEC-05 a response that is aborted", () => {
  const broken: [string, Application][] = [
    [
      "by force",
      (_, response) => {
        response.write("half a page");
        response.destroy(new Error("away"));
      },
    ],
    ["without a word", (_, response) => void response.write("half a page")],
    ["before it began", () => Promise.reject(new Error("away"))],
  ];
  test.each(broken)(
    "SEC-05 a response aborted %s fails all waiting requests, and the next one renders again",
    async (_, given) => {
      application = given;
      const asked = await Promise.allSettled([ask(), ask()]);
      expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
      application = page;
      expect((await ask()).response.status).toBe(200);
    },
  );
});

describe("SEC-05 personal responses are never cached", () => {
  const refused: [string, Application][] = [
    ["that the application does not give to anyone", (_, response) => void response.end("own")],
    ["that sets a cookie", (request, response) => void page(request, response.setHeader("set-cookie", "session=x"))],
    [
      "that is no page",
      (request, response) => {
        response.statusCode = 404;
        page(request, response);
      },
    ],
  ];
  test.each(refused)("SEC-05 a response %s is not cached", async (_, given) => {
    application = given;
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(made).toBe(3);
    await ask();
    expect(made).toBe(4);
    const standIns = new Set(answers.flatMap(({ nonces }) => [...nonces]));
    for (const nonce of standIns) expect(nonce).toMatch(/^([0-9a-f]{32}|its own)$/);
  });

  test("SEC-05 a logged-in member's page is neither cached nor served from the cache", async () => {
    await ask();
    const own = await ask("/", { cookie: "__Host-session=me; theme=light" });
    expect(own.text).toContain("__Host-session=me");
    expect([...own.nonces]).toEqual(["its own"]);
    expect((await ask()).text).not.toContain("session");
    expect(made).toBe(2);
  });
});
