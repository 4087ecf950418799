import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "#tests/support/calls/ask.ts";
import { failureWords, leakOf } from "#tests/support/calls/failure-words.ts";
import { createSite, type OwnSite } from "#tests/support/processes/own-site.ts";
import { startWeb, type WebProcess } from "#tests/support/processes/web-process.ts";

let site: OwnSite;
let sql: postgres.Sql;
let web: WebProcess;
let logged = "";
beforeAll(async () => {
  site = await createSite();
  sql = postgres(site.settings.DATABASE_URL ?? "", { max: 1, onnotice: () => {} });
  web = await startWeb(site.settings, (text) => {
    logged += text;
  });
});
afterAll(async () => {
  web?.stop();
  await sql?.end();
  await site?.drop();
});

const askSite = (path: string) => ask(path, { origin: web.origin });

it("SITE-01 a page that fails shows the drawn 500 in its language, complete without scripts, and does not reveal the cause", async () => {
  await sql`alter table game rename column popularity to lost_popularity`;
  for (const [prefix, tag, dir, title, service] of failureWords) {
    const { status, headers, html } = await askSite(`${prefix}/bgs`);
    expect([tag, status]).toEqual([tag, 500]);
    expect(headers.get("cache-control")).toContain("no-store");
    expect(headers.get("x-front-cache")).toBeNull();
    expect(html).toContain(`<html lang="${tag}" dir="${dir}"`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toMatch(new RegExp(`<a[^>]*href="${prefix}/help"[^>]*><span[^>]*>${service}</span></a>`));
    expect(html).toContain('name="robots" content="noindex"');
    expect(leakOf(html)).toBeUndefined();
    // The log has the cause under the reference on the page, once a minute.
    const reference = /[0-9a-f]{10}(?=<\/p>)/.exec(html)?.[0] ?? "none";
    await expect.poll(() => logged.split("\n").find((line) => line.includes(reference)) ?? "").toContain("popularity");
  }
  await sql`alter table game rename column lost_popularity to popularity`;
});

it("SITE-01 a site with an unreadable configuration responds 500 on every page and call", async () => {
  await sql`update site set configuration = '{"currency": 5}'`;
  await expect.poll(async () => (await askSite("/help")).status, { timeout: 15_000 }).toBe(500);
  for (const [prefix, tag, dir, title, service] of failureWords)
    for (const path of ["", "/help", "/rng", "/play/dice"]) {
      const { status, html } = await askSite(`${prefix}${path}` || "/");
      expect([prefix, path, status]).toEqual([prefix, path, 500]);
      expect(html).toContain(`<html lang="${tag}" dir="${dir}"`);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      expect(html).toContain(service);
      expect(leakOf(html)).toBeUndefined();
    }
  const call = await askSite("/api/portal/registration-settings");
  expect([call.status, JSON.parse(call.html).code]).toEqual([500, "unknown"]);
  expect(leakOf(call.html)).toBeUndefined();
  expect((await askSite("/nothing-here")).status).toBe(404);
});
