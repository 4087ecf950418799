import { beforeAll, expect, it } from "vitest";
import { ask, productOrigin } from "#tests/support/calls/ask.ts";
import { exchange } from "#tests/support/wire/exchange.ts";
import { faultOf } from "#tests/support/wire/fault-of.ts";
import { until } from "../../scripts/services/process.mjs";

const port = Number(new URL(productOrigin).port);

// Until the first pages are loaded, a busy machine may answer them with 503.
beforeAll(async () => void (await until(async () => (await ask("/help")).status === 200, 60_000)));

/** Sends one request as bytes, checks what holds for every response, and returns this one. */
async function send(line: string, headers: readonly string[] = []) {
  const [method = "", target = "", version = ""] = `${line} HTTP/1.1`.split(" ");
  const host = headers.some((header) => /^host:/i.test(header)) || version === "HTTP/1.0" ? [] : ["host: localhost"];
  const lines = [`${method} ${target} ${version}`, ...host, "connection: close", ...headers, "", ""];
  const answer = await exchange(port, { bytes: lines.join("\r\n"), broken: false });
  const shot = { kind: "page", method, target, version, player: null, headers: [], body: null, damage: [] } as const;
  expect([line, await faultOf(shot, answer)]).toEqual([line, undefined]);
  const text = answer?.body.toString() ?? "";
  const isJson = answer?.headers.get("content-type")?.[0] === "application/json";
  const header = (name: string) => answer?.headers.get(name)?.[0];
  return { status: answer?.status, header, text, code: isJson ? JSON.parse(text).code : undefined };
}

it.each([
  ["/%E0%A4%A", "en"],
  ["/fil/%E0%A4%A", "fil"],
  ["/ar/nothing/%ff", "ar"],
  ["/%00", "en"],
  ["/winners/%c0%af?page=%E0%A4%A", "en"],
])("SITE-01 SEC-05 %s gets the drawn 404 in its language, with the policy of pages", async (path, language) => {
  const { status, text, header } = await send(`GET ${path}`, ["accept-language: en"]);
  expect(status).toBe(404);
  expect(text).toContain(`<html lang="${language}"`);
  expect(text).toMatch(/<h1[^>]*>/);
  expect(header("content-security-policy")).toMatch(/script-src 'nonce-[\w+/=]{20,}' 'strict-dynamic'/);
});

it("SITE-01 SEC-05 a missing file gets the drawn 404 with a policy that runs nothing", async () => {
  const { status, text, header } = await send("GET /nothing.png");
  expect([status, header("content-security-policy")?.split(";")[0]]).toEqual([404, "default-src 'none'"]);
  expect(text).toMatch(/<h1[^>]*>/);
});

it.each([
  ["GET /api/portal/games/%ff", 400, "invalid-input", undefined],
  ["GET /api/portal/games/%E0%A4%A", 400, "invalid-input", undefined],
  ["GET /api/portal/games/%00", 400, "invalid-input", undefined],
  ["GET /api/portal/nothing-here", 404, "not-found", undefined],
  ["GET /api/nothing-here", 404, "not-found", undefined],
  ["GET /api", 404, "not-found", undefined],
  ["POST /api/portal/games", 405, "method-not-allowed", "GET"],
  ["OPTIONS /api/portal/sessions", 405, "method-not-allowed", "GET, DELETE"],
  ["TRACE /api/portal/games", 405, "method-not-allowed", "GET"],
  ["CONNECT /api/portal/games", 405, "method-not-allowed", "GET"],
  ["PROPFIND /api/webhooks/sandbox", 405, "method-not-allowed", "POST"],
  ["FOO /api/portal/games", 400, "malformed-request", undefined],
])("API-02 SEC-05 %s gets an envelope", async (line, status, code, allow) => {
  const given = await send(line);
  expect([given.status, given.code, given.header("allow")]).toEqual([status, code, allow]);
});

it.each([
  ["TRACE /", 405],
  ["CONNECT x:443", 405],
  ["POST /rng", 405],
  ["OPTIONS /", 405],
  ["FOO /", 400],
  ["GET http://evil.example/", 400],
  ["OPTIONS *", 400],
])("SEC-04 SEC-05 %s is refused with the headers of every response", async (line, status) => {
  const given = await send(line);
  expect([given.status, given.header("allow")]).toEqual([status, status === 405 ? "GET, HEAD" : undefined]);
});

it("SEC-04 a request without a host, with two, or with one that is none is refused", async () => {
  for (const hosts of [["host:"], ["host: ["], ["host: a", "host: b"], ["Host: a b"]])
    expect([hosts, (await send("GET /help", hosts)).status]).toEqual([hosts, 400]);
  expect((await send("GET /api/health HTTP/1.0")).status).toBe(200);
});

it("SITE-01 expectations, upgrades and a broken state of the router change nothing", async () => {
  for (const header of ["expect: 200-ok", "upgrade: websocket", "next-router-state-tree: %"]) {
    const extra = header.startsWith("upgrade") ? ["connection: upgrade, close"] : [];
    expect([header, (await send("GET /help", [header, ...extra])).status]).toEqual([header, 200]);
  }
  const call = await send("GET /api/portal/countries", ["rsc: 1", "next-url: /"]);
  expect([call.status, call.code]).toEqual([200, null]);
});

it("SITE-01 a file is served whatever precondition is named", async () => {
  for (const header of ["if-unmodified-since: Thu, 01 Jan 1970 00:00:00 GMT", 'if-match: "x"'])
    expect([header, (await send("GET /icon.svg", [header])).status]).toEqual([header, 200]);
});
