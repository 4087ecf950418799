import type { APIRequestContext, Page } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "#tests/support/browser/browser.ts";

const graph = z.looseObject({ "@context": z.literal("https://schema.org") });

/** What an engine that runs no scripts reads of a page. */
async function readHead(page: Page, request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  expect(answer.headers().link ?? "").not.toContain("hreflang");
  const html = await answer.text();
  const head = html.slice(0, html.indexOf("</head>"));
  const found = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, "text/html");
    const links = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
    const metas = [...document.querySelectorAll("meta")].map((meta) => [
      meta.getAttribute("property") ?? meta.name,
      meta.content,
    ]);
    return {
      title: document.title,
      canonical: links("canonical").map((link) => link.getAttribute("href")),
      alternates: Object.fromEntries(links("alternate").map((link) => [link.hreflang, link.getAttribute("href")])),
      meta: Object.fromEntries(metas) as Record<string, string>,
    };
  }, head);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return { ...found, facts: blocks.map(([, json = ""]) => graph.parse(JSON.parse(json))) };
}

const languages = (origin: string, path: string) => ({
  en: `${origin}${path}`,
  fil: `${origin}/fil${path === "/" ? "" : path}`,
  ar: `${origin}/ar${path === "/" ? "" : path}`,
  "x-default": `${origin}${path}`,
});

test("SITE-14 home, lists and games name themselves, their translations and their facts", async ({
  page,
  request,
  baseURL: origin = "",
}) => {
  for (const path of ["/", "/index", "/home"]) {
    const home = await readHead(page, request, path);
    expect(home).toMatchObject({ canonical: [`${origin}/`], alternates: languages(origin, "/") });
    expect(JSON.stringify(home.facts)).toContain(`${origin}/search?keyword={search_term_string}`);
  }
  expect((await readHead(page, request, "/rng?vassalage=INHOUSE")).canonical).toEqual([`${origin}/bgs`]);
  expect((await readHead(page, request, "/rng?page=2")).canonical).toEqual([`${origin}/rng?page=2`]);
  for (const path of ["/rng?sort=name", "/rng?vassalage=NOBODY", "/search?keyword=a"]) {
    const view = await readHead(page, request, path);
    expect([path, view.canonical, view.meta.robots]).toEqual([path, [], "noindex, follow"]);
  }

  // The language of an address is kept for those without one: from here on.
  const arabic = await readHead(page, request, "/ar/rng?vassalage=PG");
  expect(arabic.canonical).toEqual([`${origin}/ar/rng?vassalage=PG`]);
  expect(arabic.alternates).toEqual(languages(origin, "/rng?vassalage=PG"));
  expect(arabic.facts[0]).toMatchObject({ "@type": "BreadcrumbList" });

  const game = await readHead(page, request, "/fil/game/parol-nights");
  expect(game.title).toContain("Parol Nights");
  expect(game.alternates).toEqual(languages(origin, "/game/parol-nights"));
  expect(game.facts[0]).toMatchObject({ "@type": "VideoGame", name: "Parol Nights", inLanguage: "fil" });
  const picture = await request.get(game.meta["og:image"] ?? "");
  expect(picture.headers()).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "cross-origin",
  });
  const png = await picture.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  // The same thing under another address is not drawn.
  const guessed = game.meta["og:image"]?.replace(/\/[0-9a-f]{16}\//, "/0123456789abcdef/") ?? "";
  expect((await request.get(guessed)).status()).toBe(404);
});

test("SITE-14 an invitation has a preview of its own, the same for every code", async ({ page, request, baseURL }) => {
  const [own, known, unknown, wrong] = await Promise.all(
    [
      "/register",
      "/register?referralCode=SOL-4821",
      "/register?referralCode=nobody",
      "/register?referralCode=a%20b",
    ].map((path) => readHead(page, request, path)),
  );
  expect(known?.meta["og:title"]).toBe("You are invited to Sinag");
  expect(known?.meta["og:url"]).toBe(`${baseURL}/register?referralCode=SOL-4821`);
  expect(known?.canonical).toEqual([`${baseURL}/`]);
  expect(unknown?.meta).toEqual({ ...known?.meta, "og:url": `${baseURL}/register?referralCode=nobody` });
  expect(wrong?.meta).toEqual(own?.meta);
  expect(own?.meta["og:image"]).not.toBe(known?.meta["og:image"]);
  const picture = await request.get(known?.meta["og:image"] ?? "");
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
});

test("SITE-14 robots name the sitemap, whose addresses answer and say of themselves what it says", async ({
  page,
  request,
  baseURL: origin = "",
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? "";
  const locs = async (address: string) => {
    const answer = await request.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
    return page.evaluate(
      (xml) => {
        const document = new DOMParser().parseFromString(xml, "application/xml");
        if (document.querySelector("parsererror")) throw new Error("Not well-formed");
        return [...document.querySelectorAll("loc")].map((loc) => loc.textContent ?? "");
      },
      await answer.text(),
    );
  };
  const parts = await locs(index);
  expect(parts).toEqual(
    ["en", "fil", "ar"].flatMap((tag) =>
      ["pages", "vendors", "notices", "promotions", "games-1"].map((part) => `${origin}/sitemaps/${tag}/${part}.xml`),
    ),
  );
  const addresses = (await Promise.all(parts.map(locs))).map((part) => part);
  expect(addresses.flat().filter((address) => /\/(member|favorite|recent|dev|api)\b/.test(address))).toEqual([]);
  expect(addresses[4]?.length).toBeGreaterThan(1_500);
  // Every page of one language, and some of the games.
  const sample = [
    ...addresses.slice(0, 4).flat(),
    ...(addresses[4] ?? []).slice(0, 5),
    ...(addresses[14] ?? []).slice(-5),
  ];
  for (const address of sample) {
    const answer = await request.get(address);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1]?.replaceAll("&amp;", "&");
    expect([answer.status(), canonical]).toEqual([200, address]);
  }
});
