import { expect, it } from "vitest";
import { z } from "zod";
import { ask, productOrigin as origin } from "#tests/support/calls/ask.ts";
import { elementsOf, insideOf, mainOf, requireWellFormed } from "#tests/support/calls/document.ts";

const graph = z.looseObject({ "@context": z.literal("https://schema.org") });

/** Returns what a search engine without scripts reads of a page. */
async function readHead(path: string) {
  const { headers, html } = await ask(path);
  expect(headers.get("link") ?? "").not.toContain("hreflang");
  const head = insideOf(html, /<head\b/);
  const links = (rel: string) =>
    elementsOf(head, "link").flatMap(({ attributes }) => (attributes.rel === rel ? [attributes] : []));
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return {
    title: elementsOf(head, "title")[0]?.text() ?? "",
    canonical: links("canonical").map(({ href }) => href),
    alternates: Object.fromEntries(links("alternate").map(({ hrefLang, href }) => [hrefLang, href])),
    meta: Object.fromEntries(
      elementsOf(head, "meta").map(({ attributes }) => [
        attributes.property ?? attributes.name ?? "",
        attributes.content,
      ]),
    ),
    facts: blocks.map(([, json = ""]) => graph.parse(JSON.parse(json))),
    heading: elementsOf(mainOf(html), "h1")[0]?.text(),
  };
}

async function readPicture(address: string) {
  const response = await fetch(address);
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.bytes() };
}

const languages = (path: string) => ({
  en: `${origin}${path}`,
  fil: `${origin}/fil${path === "/" ? "" : path}`,
  ar: `${origin}/ar${path === "/" ? "" : path}`,
  "x-default": `${origin}${path}`,
});

it.each(["/", "/index", "/index.html", "/home"])(
  "SITE-01 SITE-14 %s shows the home page, whose only canonical address is /",
  async (path) => {
    expect((await ask(path)).status).toBe(200);
    const home = await readHead(path);
    expect(home).toMatchObject({
      heading: "Sinag lobby",
      canonical: [`${origin}/`],
      alternates: languages("/"),
    });
    expect(JSON.stringify(home.facts)).toContain(`${origin}/search?keyword={search_term_string}`);
  },
);

it("SITE-14 the head of a list or game has its canonical address, translations and structured data", async () => {
  expect((await readHead("/rng?vassalage=INHOUSE")).canonical).toEqual([`${origin}/bgs`]);
  expect((await readHead("/rng?page=2")).canonical).toEqual([`${origin}/rng?page=2`]);
  for (const path of ["/rng?sort=name", "/rng?vassalage=NOBODY", "/search?keyword=a"]) {
    const view = await readHead(path);
    expect([path, view.canonical, view.meta.robots]).toEqual([path, [], "noindex, follow"]);
  }

  const arabic = await readHead("/ar/rng?vassalage=PG");
  expect(arabic.canonical).toEqual([`${origin}/ar/rng?vassalage=PG`]);
  expect(arabic.alternates).toEqual(languages("/rng?vassalage=PG"));
  expect(arabic.facts[0]).toMatchObject({ "@type": "BreadcrumbList" });

  const game = await readHead("/fil/game/parol-nights");
  expect(game.title).toContain("Parol Nights");
  expect(game.alternates).toEqual(languages("/game/parol-nights"));
  expect(game.facts[0]).toMatchObject({ "@type": "VideoGame", name: "Parol Nights", inLanguage: "fil" });
  const picture = await readPicture(game.meta["og:image"] ?? "");
  expect(picture.headers).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "cross-origin",
  });
  const png = Buffer.from(picture.body);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const [played, demo] = await Promise.all(["/play/dice", "/play/dice?demo=1"].map(readHead));
  expect(played?.meta["og:image"]).toContain("/play-dice.png");
  expect(demo?.meta).toMatchObject({
    "og:image": expect.stringContaining("/demo-dice.png"),
    "og:url": `${origin}/play/dice?demo=1`,
  });
  expect((await readPicture(demo?.meta["og:image"] ?? "")).status).toBe(200);
  // The same picture under a wrong tag is not drawn.
  const guessed = game.meta["og:image"]?.replace(/\/[0-9a-f]{16}\//, "/0123456789abcdef/") ?? "";
  expect((await readPicture(guessed)).status).toBe(404);
});

it("SITE-14 an invitation has its own preview, the same for every code", async () => {
  const [own, known, unknown, wrong] = await Promise.all(
    [
      "/register",
      "/register?referralCode=SOL-4821",
      "/register?referralCode=nobody",
      "/register?referralCode=a%20b",
    ].map(readHead),
  );
  expect(known?.meta["og:title"]).toBe("You are invited to Sinag");
  expect(known?.meta["og:url"]).toBe(`${origin}/register?referralCode=SOL-4821`);
  expect(known?.canonical).toEqual([`${origin}/`]);
  expect(unknown?.meta).toEqual({ ...known?.meta, "og:url": `${origin}/register?referralCode=nobody` });
  expect(wrong?.meta).toEqual(own?.meta);
  expect(own?.meta["og:image"]).not.toBe(known?.meta["og:image"]);
  const picture = await readPicture(known?.meta["og:image"] ?? "");
  expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/png"]);
});

it("SITE-14 robots.txt names the sitemap, and every listed page is its own canonical address", async () => {
  const robots = (await ask("/robots.txt")).html;
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? "";
  const addressesIn = async (address: string) => {
    const response = await fetch(address);
    expect([address, response.status]).toEqual([address, 200]);
    const xml = await response.text();
    requireWellFormed(xml);
    return elementsOf(xml, "loc").map((loc) => loc.text());
  };
  const parts = await addressesIn(index);
  expect(parts).toEqual(
    ["en", "fil", "ar"].flatMap((tag) =>
      ["pages", "vendors", "notices", "promotions", "games-1"].map((part) => `${origin}/sitemaps/${tag}/${part}.xml`),
    ),
  );
  const addresses = await Promise.all(parts.map(addressesIn));
  expect(addresses.flat().filter((address) => /\/(member|favorite|recent|dev|api)\b/.test(address))).toEqual([]);
  expect(addresses[4]?.length).toBeGreaterThan(1_500);
  // Every page of one language, and some of the games.
  const sample = [
    ...addresses.slice(0, 4).flat(),
    ...(addresses[4] ?? []).slice(0, 5),
    ...(addresses[14] ?? []).slice(-5),
  ];
  for (const address of sample) {
    const { status, html } = await ask(address.slice(origin.length));
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    expect([status, canonical]).toEqual([200, address]);
  }
});
