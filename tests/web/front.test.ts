import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { productOrigin } from "#tests/support/calls/ask.ts";
import { sessionFor } from "#tests/support/calls/portal.ts";
import { ops } from "#tests/support/processes/commands.ts";
import { type Front, frontSecret, startFront } from "#tests/support/processes/front.ts";
import { startWeb, type WebProcess } from "#tests/support/processes/web-process.ts";

let web: WebProcess;
let front: Front;
beforeAll(async () => {
  // The front is the second proxy, so tests can set a client address as the first proxy.
  web = await startWeb({ FRONT_SECRET: frontSecret, TRUSTED_PROXIES: "2" });
  front = await startFront(`127.0.0.1:${web.port}`);
});
afterAll(() => {
  front?.stop();
  web?.stop();
});
afterEach(() => vi.restoreAllMocks());

/** Returns the facts of a response: the nonces of policy and page, language, theme and cache status. */
async function ask(path: string, headers: Record<string, string> = {}, origin = front.origin) {
  const given = await fetch(`${origin}${path}`, {
    headers: { "x-forwarded-for": "10.0.0.60", "accept-language": "en", ...headers },
    redirect: "manual",
  });
  const policy = given.headers.get("content-security-policy") ?? "";
  const html = await given.text();
  const nonces = [...`${policy} ${html}`.matchAll(/nonce(?:-|\\?":\\?"|=")([^"'\\]+)/g)].map(([, nonce]) => nonce);
  return {
    status: given.status,
    kept: given.headers.get("x-front"),
    html,
    nonces: [...new Set(nonces)],
    count: nonces.length,
    page: /<html lang="(\w+)"[^>]*data-theme="(\w+)"/.exec(html)?.slice(1).join(" "),
  };
}

/** Earlier tests may have closed the site or a region; until the front knows it is open again, it caches nothing. */
const keeps = (path: string, headers?: Record<string, string>) =>
  expect.poll(async () => (await ask(path, headers)).kept, { timeout: 40_000 }).toBe("HIT");

it("SEC-05 cached pages have a fresh nonce in every response, in their language and theme", async () => {
  const variants: [string, Record<string, string>, string][] = [
    ["/", {}, "en dark"],
    ["/", { cookie: "theme=light" }, "en light"],
    ["/ar", { "accept-language": "ar-EG,en;q=0.5" }, "ar dark"],
    ["/fil/rng", { cookie: "lang=fil; theme=light" }, "fil light"],
  ];
  for (const [path, headers, page] of variants) {
    await keeps(path, headers);
    const [first, second] = [await ask(path, headers), await ask(path, { ...headers, "x-nonce": "0".repeat(32) })];
    for (const given of [first, second]) {
      expect([given.status, given.page]).toEqual([200, page]);
      expect(given.count).toBeGreaterThan(5);
      expect(given.nonces).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
      expect(given.html).not.toContain("0".repeat(32));
    }
    expect(first.nonces).not.toEqual(second.nonces);
  }
  expect((await ask("/", { "accept-language": "ar" })).status).toBe(307);
});

it("SEC-05 a member's page is shown only to that member", async () => {
  const cookie = await sessionFor("player");
  await keeps("/rng");
  const own = await ask("/rng", { cookie });
  expect([own.status, own.kept]).toEqual([200, null]);
  expect(own.html).toContain("/member/withdraw");
  const others = await ask("/rng");
  expect(others.html).not.toContain("/member/withdraw");
});

it("SEC-05 without the secret the application accepts no nonce, and nothing is cached", async () => {
  const mine = "0".repeat(32);
  const claims = { "x-nonce": mine, "x-front-nonce": mine, "x-front-secret": frontSecret };
  expect((await ask("/", claims, productOrigin)).nonces).not.toContain(mine);
  expect((await ask("/", { ...claims, "x-front-secret": "guessed" }, web.origin)).nonces).not.toContain(mine);
  expect((await ask("/", claims, web.origin)).nonces).toEqual([mine]);
  const stranger = await startFront(`127.0.0.1:${web.port}`, { secret: "another-secret-of-more-than-32-signs" });
  try {
    const given = [await ask("/", {}, stranger.origin), await ask("/", {}, stranger.origin)];
    expect(given.map(({ kept }) => kept)).toEqual(["MISS", "MISS"]);
    expect(new Set(given.flatMap(({ nonces }) => nonces)).size).toBe(2);
  } finally {
    stranger.stop();
  }
});

it("SEC-05 while a region is blocked nothing is cached, and a blocked visitor sees no cached page", async () => {
  const blocked = { "x-forwarded-for": "203.0.113.98" };
  await keeps("/");
  await ops("region", "deny", "203.0.113.98/32");
  try {
    await expect.poll(async () => (await ask("/", blocked)).status, { timeout: 15_000 }).toBe(451);
    expect((await ask("/")).status).toBe(200);
    expect((await ask("/")).kept).not.toBe("HIT");
    expect((await ask("/", blocked)).status).toBe(451);
  } finally {
    await ops("region", "remove", "203.0.113.98/32");
  }
});
