import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startWeb, type WebProcess } from "#tests/support/processes/web-process.ts";

const site = "https://play.example";
const throughTls = { "x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.20" };

describe("a site in production", () => {
  let web: WebProcess;
  beforeAll(async () => {
    // Empty counts as unset, so the test run's demo mode is off.
    web = await startWeb({ SITE_ORIGIN: site, DEMO: "", TRUSTED_PROXIES: "1" });
  });
  afterAll(() => web.stop());

  it("SEC-03 plain http reads are redirected to https, and acts are rejected", async () => {
    const read = await fetch(`${web.origin}/en/help?a=1`, { redirect: "manual" });
    expect(read.status).toBe(308);
    expect(read.headers.get("location")).toBe(`${site}/en/help?a=1`);
    const elsewhere = await fetch(`${web.origin}//evil.example/`, { redirect: "manual" });
    expect(elsewhere.headers.get("location")).toBe(`${site}//evil.example/`);
    const act = await fetch(`${web.origin}/api/portal/login`, { method: "POST", redirect: "manual", body: "{}" });
    expect(act.status).toBe(403);
  });

  it("SEC-05 every response has the security headers", async () => {
    const page = await fetch(web.origin, { headers: throughTls });
    const call = await fetch(`${web.origin}/api/portal/v2/announcements?types=B`, { headers: throughTls });
    for (const { url, headers } of [page, call]) {
      expect([url, headers.get("strict-transport-security")]).toEqual([url, "max-age=63072000; includeSubDomains"]);
      expect([url, headers.get("x-content-type-options")]).toEqual([url, "nosniff"]);
      expect([url, headers.get("referrer-policy")]).toEqual([url, "strict-origin-when-cross-origin"]);
      expect([url, headers.get("permissions-policy")]).toEqual([url, expect.stringContaining("camera=()")]);
      expect([url, headers.get("cross-origin-opener-policy")]).toEqual([url, "same-origin"]);
      expect([url, headers.get("cross-origin-resource-policy")]).toEqual([url, "same-origin"]);
      expect([url, headers.get("x-powered-by")]).toEqual([url, null]);
    }
    expect(call.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
    const policy = (page.headers.get("content-security-policy") ?? "").split("; ");
    expect(policy.map((rule) => rule.replace(/nonce-[\w+/=]{20,}/, "nonce-N"))).toEqual([
      "default-src 'self'",
      "script-src 'nonce-N' 'strict-dynamic'",
      "style-src 'self' 'nonce-N'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "object-src 'none'",
      "base-uri 'none'",
    ]);
  });

  it("LOBBY-16 SEC-20 a too long or malformed request gets a response without internal details", async () => {
    const long = await fetch(`${web.origin}/search?keyword=${encodeURIComponent("🎰".repeat(5_000))}`);
    const text = await long.text();
    expect([long.status, text.includes("That address is too long")]).toEqual([431, true]);
    expect(long.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(long.headers.get("x-content-type-options")).toBe("nosniff");
    expect(long.headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
    for (const bytes of ["GET", "\0\0\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", `GET / HTTP/1.1\r\n${"a".repeat(40_000)}`]) {
      const answer = await answerTo(web.port, bytes);
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer).not.toMatch(/HPE_|Error|node:/);
    }
    expect((await fetch(`${web.origin}/api/ready`)).status).toBe(200);
  });

  it("SEC-03 pages and probes respond behind a proxy that terminates TLS", async () => {
    const page = await fetch(web.origin, { headers: throughTls });
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain("luzreyes");
    expect((await fetch(`${web.origin}/api/ready`)).status).toBe(200);
  });

  it("SEC-03 pages of the demo mode respond 404 in production", async () => {
    for (const path of ["/dev/ui", "/dev/api", "/en/dev/ui", "/fil/dev/api"]) {
      const page = await fetch(`${web.origin}${path}`, { headers: throughTls });
      expect([path, page.status]).toEqual([path, 404]);
    }
  });

  it("SEC-03 redirects of pages stay on the site", async () => {
    const answer = await fetch(`${web.origin}/en`, { headers: throughTls, redirect: "manual" });
    expect(answer.status).toBe(307);
    expect(new URL(answer.headers.get("location") ?? "", site).origin).toBe(site);
  });
});

it("SITE-03 SITE-04 MAINTENANCE in the environment closes pages and calls, but not the probes", async () => {
  const web = await startWeb({ MAINTENANCE: "true" });
  try {
    const page = await fetch(web.origin);
    expect(page.status).toBe(503);
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await fetch(`${web.origin}/api/portal/v2/announcements?types=B`)).status).toBe(503);
    expect((await fetch(`${web.origin}/help`)).status).toBe(200);
    expect((await fetch(`${web.origin}/api/health`)).status).toBe(200);
  } finally {
    web.stop();
  }
});

it("HOUSE-10 at SIGTERM the running request finishes, new ones are rejected, and the process exits with code 0", async () => {
  const web = await startWeb({});
  const ended = once(web.child, "exit");
  const slow = connect(web.port, "127.0.0.1");
  await once(slow, "connect");
  slow.write(
    "POST /api/portal/login-info HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{",
  );
  // The request is running once the server has responded to a later one.
  expect((await fetch(`${web.origin}/api/health`)).ok).toBe(true);
  web.child.kill("SIGTERM");
  await expect.poll(() => refuses(web.port)).toBe(true);
  slow.write("}");
  const [answer] = await once(slow, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(await ended).toEqual([0, null]);
});

/** Sends bytes, ends the connection, and returns the whole response. */
async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const parts: Buffer[] = [];
  socket.on("data", (part) => parts.push(part));
  socket.end(bytes);
  await once(socket, "close");
  return Buffer.concat(parts).toString();
}

function refuses(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(false);
    });
    socket.once("error", () => resolve(true));
  });
}
