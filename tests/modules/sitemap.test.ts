import { beforeAll, expect, it } from "vitest";
import type { Context } from "#lib/platform/context.ts";
import { drawPreview } from "#lib/seo/draw-preview.ts";
import { previewAddress } from "#lib/seo/preview.ts";
import { readPreview } from "#lib/seo/read-preview.ts";
import { sitemapXml } from "#lib/seo/sitemap.ts";
import { listSitemapParts, readSitemapPart } from "#lib/seo/sitemap-parts.ts";
import { gameOf, stock, system, vendorsOf } from "#tests/support/fixtures/catalogue.ts";

const context: Context = { ...system, actor: { role: "visitor" } };
const games = 9_990;

beforeAll(async () => {
  const vendors = vendorsOf({
    PG: [{ category: "slots", position: 1 }],
    EMPTY: [{ category: "slots", position: 2 }],
  });
  await stock(vendors, [gameOf("Mango Riches", { names: { ar: "ثروة المانجو" } })]);
  // Inserts thousands of games by SQL: the use case would take a minute.
  await system.db.sql`
    insert into game select (jsonb_populate_record(g, jsonb_build_object(
      'code', 'filler-' || n, 'vendor_game_id', 'filler-' || n, 'enabled', n > 1))).*
    from game g, generate_series(1, ${games}) n where g.code = 'mango-riches'`;
});

const pathsOf = async (part: string) => (await readSitemapPart(context, "en", part))?.map(({ path }) => path);

it("SITE-14 almost ten thousand games are listed in parts, each once, and only those on offer", async () => {
  const parts = await listSitemapParts(context);
  expect(parts).toEqual(["pages", "vendors", "notices", "promotions", "games-1", "games-2"]);
  const listed = await Promise.all(["games-1", "games-2"].map(pathsOf));
  const paths = listed.flatMap((part) => part ?? []);
  const rows = await system.db.sql<{ code: string }[]>`select code from game where enabled order by code`;
  expect(paths.toSorted()).toEqual(rows.map(({ code }) => `/game/${code}`).toSorted());
  expect(paths).toContain("/game/filler-9990");
  expect(paths).not.toContain("/game/filler-1");
  const xml = sitemapXml(
    (listed[0] ?? []).map((path) => ({ path })),
    { origin: "https://play.example", locale: "ar", languages: { offered: ["en", "fil", "ar"], fallback: "en" } },
  );
  expect(xml.length).toBeLessThan(10_000_000);
});

it("SITE-14 the sitemap lists a visitor's pages and vendors with games, never a member's page", async () => {
  const pages = await pathsOf("pages");
  expect(pages).toEqual(
    expect.arrayContaining(["/", "/help", "/help/withdrawal-time", "/agent", "/rng", "/bgs", "/jackpot", "/play/dice"]),
  );
  expect(
    pages?.filter((path) => /^\/(member|agentHome|favorite|recent|dev|search|login|register|fair)/.test(path)),
  ).toEqual([]);
  expect(await pathsOf("vendors")).toEqual(["/rng?vassalage=PG"]);
});

it.each(["games-3", "games-0", "games-01", "games-99999", "toString", "members", ""])(
  "SITE-14 the sitemap has no part %s",
  async (part) => {
    expect(await readSitemapPart(context, "en", part)).toBeNull();
  },
);

it("SITE-14 the pages of in-house games have previews of their own, in their language, for money and as a demo", async () => {
  const previews = ["play-dice", "demo-dice", "play-parol-nights", "demo-parol-nights"].map((name) =>
    Promise.all(
      (["en", "fil", "ar"] as const).map((locale) => readPreview({ context, locale, site: { name: "Sinag" } }, name)),
    ),
  );
  const all = (await Promise.all(previews)).flat().flatMap((preview) => preview ?? []);
  expect(new Set(all.map(previewAddress)).size).toBe(12);
  expect(all[0]).toMatchObject({ name: "play-dice", title: "Dice", act: "Play Dice" });
  expect(all[3]).toMatchObject({ name: "demo-dice", note: "Demo of Dice with play money", act: "Demo" });
  for (const preview of all.slice(0, 6)) expect((await drawPreview(preview)).readUInt32BE(16)).toBe(1200);
});

it("SITE-14 a game on offer has a preview PNG of 1200 × 630, and every other name has none", async () => {
  const site = { context, locale: "ar", site: { name: "Sinag" } } as const;
  const preview = await readPreview(site, "game-mango-riches");
  if (!preview) throw new Error("No preview");
  const png = await drawPreview(preview);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  for (const name of [
    "game-filler-1",
    "game-gone",
    "game-",
    "game-../x",
    "play-mango-riches",
    "demo-toString",
    "play-",
    "else",
  ])
    expect([name, await readPreview(site, name)]).toEqual([name, null]);
});
