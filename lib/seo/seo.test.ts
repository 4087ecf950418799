import { describe, expect, test } from "vitest";
import { pages } from "#lib/contracts/pages.ts";
import { alternatesOf } from "#lib/seo/alternates.ts";
import { gamePreview, previewAddress, previewTag, sitePreview } from "#lib/seo/preview.ts";
import { robotsText } from "#lib/seo/robots.ts";
import { sitemapIndexXml, sitemapXml } from "#lib/seo/sitemap.ts";
import { scriptJson, siteFacts } from "#lib/seo/structured-data.ts";
import { wrapText } from "#lib/seo/wrap-text.ts";

const origin = "https://play.example";

describe("SITE-14 languages", () => {
  test("SITE-14 a page has an address in each language, and one for all others", () => {
    expect(alternatesOf(origin, "/rng?vassalage=PG", { offered: ["en", "ar"], fallback: "en" })).toEqual({
      en: `${origin}/rng?vassalage=PG`,
      ar: `${origin}/ar/rng?vassalage=PG`,
      "x-default": `${origin}/rng?vassalage=PG`,
    });
    const arabic = { offered: ["fil", "ar"], fallback: "ar" } as const;
    expect(alternatesOf(origin, "/", arabic)).toMatchObject({ "x-default": `${origin}/ar` });
  });
});

describe("SITE-14 sitemap", () => {
  test("SITE-14 an entry has its address, its translations and its date, escaped", () => {
    const entry = { path: "/rng?vassalage=A&b='<", modifiedAt: new Date("2026-11-28T07:00:00Z") };
    const xml = sitemapXml([entry], { origin, locale: "fil", languages: { offered: ["en", "fil"], fallback: "en" } });
    expect(xml).toContain("<loc>https://play.example/fil/rng?vassalage=A&amp;b=&apos;&lt;</loc>");
    expect(xml).toContain("<lastmod>2026-11-28T07:00:00.000Z</lastmod>");
    expect(xml.match(/hreflang="([^"]+)"/g)).toEqual(['hreflang="en"', 'hreflang="fil"', 'hreflang="x-default"']);
    expect(xml).not.toContain("/ar/");
  });

  test("SITE-14 the index lists its parts", () => {
    expect(sitemapIndexXml([`${origin}/sitemaps/en/pages.xml`])).toContain(
      "<sitemap><loc>https://play.example/sitemaps/en/pages.xml</loc></sitemap>",
    );
  });
});

test("SITE-14 robots.txt disallows calls, tools and member pages in every language, and nothing else", () => {
  const text = robotsText(origin);
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
  expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  for (const path of ["/api/portal/state", "/dev/ui", "/status", "/member/withdraw", "/fil/member", "/ar/recent"])
    expect([path, closed.some((prefix) => path.startsWith(prefix))]).toEqual([path, true]);
  const open = Object.values(pages).filter(({ roles, path }) => {
    return roles.some((role) => role === "visitor") && !path.startsWith("/dev/");
  });
  for (const { path } of open)
    expect([path, closed.some((prefix) => `/fil${path}`.startsWith(prefix) || path.startsWith(prefix))]).toEqual([
      path,
      false,
    ]);
});

test("SITE-14 no name can end the script element of structured data", () => {
  const name = "</script><script>alert(1)</script><!--";
  const json = scriptJson(
    siteFacts({ name, logo: `${origin}/icon.svg`, home: origin, origin }, "en", `${origin}/search`),
  );
  expect(json).not.toContain("<");
  expect(JSON.parse(json)["@graph"][0].name).toBe(name);
});

describe("SITE-14 previews", () => {
  const words = { locale: "en", siteName: "Sinag", title: "Games", note: "Play" } as const;

  test("SITE-14 the address changes exactly when the picture's content changes", () => {
    const first = sitePreview("site", words);
    expect(previewTag(sitePreview("site", { ...words }))).toBe(previewTag(first));
    const others = [
      sitePreview("site", { ...words, siteName: "Other" }),
      sitePreview("site", { ...words, title: "Other" }),
      sitePreview("invitation", words),
    ];
    expect(new Set([first, ...others].map(previewTag)).size).toBe(4);
    expect(previewAddress(first)).toMatch(/^\/og\/en\/[0-9a-f]{16}\/site\.png$/);
  });

  test("SITE-14 a game's preview shows the game's cover", () => {
    const game = { gameId: "perlas", gameName: "Perlas", vendorName: "Dagat", vendorCode: "CQ9", artClass: "slots" };
    const preview = gamePreview(game, "Slots", { locale: "en", siteName: "Sinag" });
    expect(preview.art).toEqual([{ vendor: "CQ9", gameClass: "slots", slug: "perlas" }]);
  });

  test("SITE-14 text wraps at the largest size that fits, then is cut off", () => {
    const measure = (line: string, size: number) => line.length * size;
    const room = { measure, width: 100, lines: 2, sizes: [20, 10] as [number, number] };
    expect(wrapText("ab cd", room)).toEqual({ lines: ["ab cd"], size: 20 });
    expect(wrapText("abcdef ghij", room)).toEqual({ lines: ["abcdef", "ghij"], size: 10 });
    expect(wrapText("abcdefghij klmnopqrst uvw", room)).toEqual({ lines: ["abcdefghij", "klmnopqrs…"], size: 10 });
    expect(wrapText("abcdefghijklm", room)).toEqual({ lines: ["abcdefghi…"], size: 10 });
  });
});
