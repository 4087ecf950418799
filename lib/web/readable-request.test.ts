import type { IncomingHttpHeaders } from "node:http";
import { expect, it } from "vitest";
import { isReadable, makeReadable, readableTarget } from "#lib/web/readable-request.ts";

const naming = (hosts: string[], url = "/", httpVersion = "1.1") => ({
  url,
  headersDistinct: { host: hosts },
  httpVersion,
});

it.each([
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ["/fil/%ff/%20a", "/fil/%25ff/%20a"],
  ["/api/portal/games/%", "/api/portal/games/%25"],
  ["/%00", "/%2500"],
  ["/%0d%0aset-cookie:a=b", "/%250d%250aset-cookie:a=b"],
  ["/%c0%af", "/%25c0%25af"],
  ["/%ed%a0%80", "/%25ed%25a0%2580"],
  ["/%F0%9F%8E%B0/a%2fb?x=%ff?%", "/%F0%9F%8E%B0/a%2fb?x=%ff?%"],
  ["/", "/"],
  ["/icon.svg", "/icon.svg"],
  ["/favicon.ico", "/favicon.ico"],
  ["/nothing.png?x", "/en/nothing.png?x"],
  ["/fil/nothing.png", "/fil/nothing.png"],
])(
  "SITE-01 a path that can't be decoded is taken as it stands, and a file that is missing is a missing page: %s",
  (given, readable) => {
    expect(readableTarget(given)).toBe(readable);
  },
);

it.each([
  ["http://evil.example/", "x"],
  ["*", "x"],
  ["x:443", "x"],
  ["/", ""],
  ["/", "["],
  ["/", "a b"],
  ["/", "%"],
  ["/", "ÿ"],
  ["/", "x@y"],
  ["/", "a/b"],
  ["/", "::1"],
  ["/", "localhost:99999"],
])("SEC-04 %s at the host %j is no request for this site", (url, host) => {
  expect(isReadable(naming([host], url))).toBe(false);
});

it("SEC-04 a request names one host; before HTTP/1.1 it may name none", () => {
  for (const host of ["localhost", "localhost:3000", "play.example", "203.0.113.7:80", "[2001:db8::5]:3000"])
    expect([host, isReadable(naming([host]))]).toEqual([host, true]);
  expect(isReadable(naming([]))).toBe(false);
  expect(isReadable(naming([], "/", "1.0"))).toBe(true);
  expect(isReadable(naming(["a", "b"]))).toBe(false);
});

it("SITE-01 a state of the router that the framework would fail on is dropped, and a real one stays", () => {
  const state = encodeURIComponent(JSON.stringify(["", { children: ["__PAGE__", {}] }]));
  const dropped = ["%", "null", "[]", "[".repeat(5_000), "x".repeat(50_000)];
  for (const given of [state, ...dropped]) {
    const request = { url: "/rng", headers: { "next-router-state-tree": given } };
    makeReadable(request);
    expect(request.headers["next-router-state-tree"]).toBe(given === state ? state : undefined);
  }
});

it("API-02 a call is never answered as a part of a page", () => {
  const headers: IncomingHttpHeaders = { rsc: "1", "next-url": "/", "next-router-prefetch": "1", accept: "x" };
  makeReadable({ url: "/api/portal/state", headers });
  expect(headers).toEqual({ accept: "x" });
});
