import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "#tests/support/calls/ask.ts";
import { elementsOf, insideOf } from "#tests/support/calls/document.ts";
import { createSite, type OwnSite } from "#tests/support/processes/own-site.ts";
import { startWeb, type WebProcess } from "#tests/support/processes/web-process.ts";

let site: OwnSite;
let sql: postgres.Sql;
let web: WebProcess;
beforeAll(async () => {
  site = await createSite();
  sql = postgres(site.settings.DATABASE_URL ?? "", { max: 1, onnotice: () => {} });
  web = await startWeb(site.settings);
});
afterAll(async () => {
  web?.stop();
  await sql?.end();
  await site?.drop();
});

/** Returns where a page leads, or what it is in: its language and the addresses of its translations. */
async function read(path: string, headers: Record<string, string> = {}) {
  const { status, headers: given, html } = await ask(path, { origin: web.origin, ...headers });
  // A redirect has no document.
  const head = status === 307 ? "" : insideOf(html, /<head\b/);
  const links = elementsOf(head, "link").map(({ attributes }) => attributes);
  const pathOf = (address = "") => address.replace(web.origin, "");
  return {
    status,
    location: pathOf(given.get("location") ?? ""),
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    canonical: links.flatMap(({ rel, href }) => (rel === "canonical" ? [pathOf(href)] : [])),
    translations: Object.fromEntries(
      links.flatMap(({ rel, hrefLang, href }) => (rel === "alternate" && hrefLang ? [[hrefLang, pathOf(href)]] : [])),
    ),
    choices: elementsOf(html, "option").map(({ attributes }) => attributes.value),
    html,
  };
}

/** The settings, the status and a kept page are each at most two seconds old. */
const whenFresh = { timeout: 15_000, interval: 250 };

it("I18N-02 I18N-08 a site that changes its languages serves and negotiates the new ones within seconds", async () => {
  const arabic = { "accept-language": "ar, fil;q=0.8" };
  // Until its first pages are loaded, a busy machine may answer them with 503.
  await expect.poll(() => read("/", arabic), whenFresh).toMatchObject({ status: 307, location: "/ar" });
  expect(await read("/ar/help")).toMatchObject({ status: 200, language: "ar" });

  await sql`update site set configuration = '{"languages": ["EN", "TY"]}'`;
  await expect.poll(async () => (await read("/ar/help")).status, whenFresh).toBe(404);
  await expect.poll(async () => (await read("/", arabic)).location, whenFresh).toBe("/fil");
  const cookie = { ...arabic, cookie: "lang=ar" };
  expect((await read("/", cookie)).location).toBe("/fil");
  expect(await read("/", { "accept-language": "ar" })).toMatchObject({ status: 200, language: "en" });
  const english = await read("/help");
  expect(english.translations).toEqual({ en: "/help", fil: "/fil/help", "x-default": "/help" });
  expect(new Set(english.choices.filter((value) => /^(en|fil|ar)$/.test(value ?? "")))).toEqual(new Set(["en", "fil"]));
  expect((await ask("/sitemap.xml", { origin: web.origin })).html).not.toContain("/ar/");
  expect((await ask("/sitemaps/ar/pages.xml", { origin: web.origin })).status).toBe(404);
});

it("I18N-02 I18N-08 the default language has the bare addresses and is for whoever has no language on offer", async () => {
  await sql`update site set configuration = '{"languages": ["EN", "TY"], "defaultLanguage": "TY"}'`;
  await expect.poll(async () => (await read("/help", { "accept-language": "ja" })).language, whenFresh).toBe("fil");
  const filipino = await read("/help", { "accept-language": "ja" });
  expect(filipino.canonical).toEqual(["/help"]);
  expect(filipino.translations).toEqual({ en: "/en/help", fil: "/help", "x-default": "/help" });
  expect(await read("/help", { "accept-language": "en" })).toMatchObject({
    location: "/en/help",
  });
  expect(await read("/fil/help")).toMatchObject({ location: "/help" });
  const english = await read("/en/help");
  expect(english).toMatchObject({ status: 200, language: "en", canonical: ["/en/help"] });
  // Links of server and browser components alike.
  const own = [...english.html.matchAll(/href="(\/(?!_next|fonts|art|en\b|icon)[^"]*)"/g)].map(([, href]) => href);
  expect(own).toEqual([]);
  expect(english.html).toContain('data-bare="fil"');
});
