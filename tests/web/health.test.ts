import { expect, it } from "vitest";
import { ask, productOrigin } from "#tests/support/calls/ask.ts";

it("HOUSE-04 the health endpoints report live and ready", async () => {
  expect(JSON.parse((await ask("/api/health")).html)).toEqual({ live: true });
  expect(JSON.parse((await ask("/api/ready")).html)).toEqual({ ready: true, away: [] });
});

it("HOUSE-03 every script of a page has the hint to compile it eagerly", async () => {
  const { html } = await ask("/");
  const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src = ""]) => src);
  expect(scripts.length).toBeGreaterThan(5);
  for (const src of scripts) {
    const { html: code } = await ask(src);
    expect([src, code.split("\n", 1)[0]]).toEqual([src, "//# allFunctionsCalledOnLoad"]);
  }
});

it("SITE-09 the first paint waits for the whole header", async () => {
  const { html } = await ask("/help");
  const [header = ""] = /<header[\s\S]*?<\/header>/.exec(html) ?? [];
  const point = header.indexOf('id="header-whole"');
  expect(point).toBeGreaterThan(header.lastIndexOf("</a>"));
  expect(html).toContain('<link rel="expect" href="#header-whole" blocking="render"');
});

it("HOUSE-03 a request for /favicon.ico gets the icon", async () => {
  const { status, headers } = await fetch(`${productOrigin}/favicon.ico`);
  expect([status, headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
});

it("SEC-20 drawings are immutable, load nothing and run nothing, and other addresses respond 404", async () => {
  const drawing = await ask("/art/cover/v3/BGS/slots/parol-nights.svg");
  expect(drawing.headers.get("content-type")).toContain("image/svg+xml");
  expect(drawing.headers.get("cache-control")).toContain("immutable");
  expect(drawing.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(Buffer.byteLength(drawing.html)).toBeLessThan(6 * 1024);
  for (const path of [
    "cover/v0/BGS/slots/a.svg",
    "cover/v3/bgs/slots/a.svg",
    "cover/v3/BGS/slots/A.svg",
    "x/v3/BGS/slots/a.svg",
  ]) {
    expect((await ask(`/art/${path}`)).status, path).toBe(404);
  }
});
