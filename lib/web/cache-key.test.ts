import { describe, expect, test } from "vitest";
import { knownLanguages, rememberLanguages } from "#lib/i18n/site-languages.ts";
import { cacheKeyOf, reduceTo } from "#lib/web/cache-key.ts";

const host = "play.example";
const key = (headers: Record<string, string> = {}, url = "/rng", method = "GET") =>
  cacheKeyOf(method, url, { host, ...headers });

describe("SEC-05 cache keys of requests", () => {
  test("SEC-05 a plain page request is keyed by language and theme and by nothing else of the visitor", () => {
    const page = { path: "/rng", host, language: "en", theme: "dark" };
    expect(key()).toEqual(page);
    expect(key({ cookie: "theme=light; referralCode=ABC", "user-agent": "x" })).toEqual({ ...page, theme: "light" });
    expect(key({ cookie: "theme=pink; lang=xx", "accept-language": "de, AR-EG;q=0.5, fil" })).toEqual({
      ...page,
      language: "ar",
    });
    expect(key({ cookie: "lang=fil", "accept-language": "ar" })).toEqual({ ...page, language: "fil" });
    expect(key({ "accept-language": "end, filler" })).toEqual(page);
  });

  test("I18N-02 SEC-05 a language that the site does not offer is not a key, whoever asks for it", () => {
    const all = knownLanguages();
    rememberLanguages({ offered: ["en", "fil"], fallback: "fil" });
    const languageOf = (headers: Record<string, string>) => key(headers)?.language;
    expect(languageOf({ cookie: "lang=ar", "accept-language": "ar, en" })).toBe("en");
    expect(languageOf({ cookie: "lang=ar" })).toBe("fil");
    rememberLanguages(all);
  });

  test.each([
    ["a session", key({ cookie: "__Host-session=x; lang=en" })],
    ["a cookie that nobody thought of", key({ cookie: "theme=light; side=narrow" })],
    ["a cookie without a value", key({ cookie: "person" })],
    ["a token", key({ authorization: "Bearer x" })],
    ["a part of a page", key({ rsc: "1" })],
    ["a prefetch", key({ "next-router-prefetch": "1" })],
    ["the front, which keeps pages itself", key({ "x-nonce": "0" })],
    ["a query", key({}, "/rng?page=2")],
    ["a call", key({}, "/api/portal/state")],
    ["a file", key({}, "/sitemap.xml")],
    ["a question about a page", key({}, "/rng", "HEAD")],
    ["a form", key({}, "/rng", "POST")],
  ])("SEC-05 a request with %s has no cache key", (_, given) => expect(given).toBeNull());
});

test("SEC-05 a reduced request keeps only its cache key and the server's own headers", () => {
  const headers = {
    ...{ host, cookie: "lang=ar; referralCode=ABC", "accept-language": "fil", "accept-encoding": "gzip" },
    ...{ "user-agent": "x", "x-client-ip": "198.51.100.7", "x-forwarded-proto": "https" },
  };
  const parts = cacheKeyOf("GET", "/rng", headers);
  if (parts) reduceTo(parts, headers);
  expect(headers).toEqual({
    ...{ host, accept: "text/html", "accept-language": "ar", cookie: "theme=dark" },
    ...{ "x-client-ip": "198.51.100.7", "x-forwarded-proto": "https" },
  });
});
