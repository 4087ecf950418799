import { expect, it } from "vitest";
import { readCarousel, readHomeContent } from "#app/_pages/read-home-content.ts";
import { seedCatalogue } from "#db/seed/catalogue.ts";
import { zaloPromotion } from "#db/seed/content/zalo-promotion.ts";
import { seedContent } from "#db/seed/content.ts";
import { locales } from "#lib/i18n/locales.ts";
import { pageAt, splitLocale } from "#lib/middleware/page-at.ts";
import {
  listAllNotices,
  listBanners,
  readNotices,
  removeNotice,
  setBannerEnabled,
} from "#lib/modules/content/index.ts";
import { setGameMaintenance } from "#lib/modules/games/index.ts";
import { system } from "#tests/support/fixtures/catalogue.ts";

const page = { pageSize: 500 };
const state = async () => ({
  banners: (await listBanners(system, page)).rows,
  notices: (await listAllNotices(system, page)).rows,
});

it("LOBBY-01 the seed inserts home's banners and the ticker's notices once, in every written language", async () => {
  await seedContent();
  const first = await state();
  expect(first.banners).toHaveLength(7);
  expect(first.notices.map(({ type }) => type).join()).toBe("PL,PL,PL,PR,PR,PR,PR");
  for (const { texts } of [...first.banners, ...first.notices])
    expect(Object.keys(texts).toSorted()).toEqual(locales.toSorted());
  expect(first.notices.every(({ ticker, type }) => ticker === (type === "PL"))).toBe(true);
  expect(first.notices[0]?.texts.en?.title).toMatch(/^18\+ only/);
  await seedContent();
  expect(await state()).toEqual(first);
});

it("LOBBY-01 the seed keeps hidden and removed content hidden and removed", async () => {
  const [notice] = (await listAllNotices(system, page)).rows;
  await removeNotice(system, notice?.id ?? "");
  await setBannerEnabled(system, "home-provably-fair", false);
  await seedContent();
  const { banners, notices } = await state();
  expect(notices).toHaveLength(6);
  expect(banners.find(({ code }) => code === "home-provably-fair")?.enabled).toBe(false);
  await setBannerEnabled(system, "home-provably-fair", true);
});

it("NAV-04 the promotions of a new site link only to our own pages, in the reader's language", async () => {
  for (const language of locales) {
    const promotions = await readNotices(system, { language, type: "PR" });
    const addresses = promotions.flatMap(({ content }) => [...content.matchAll(/href="([^"]*)"/g)].map((it) => it[1]));
    expect(addresses.length).toBeGreaterThanOrEqual(promotions.length);
    for (const address of addresses) {
      const { locale, path } = splitLocale((address ?? "").replace(/#.*/, ""), { offered: locales, fallback: "en" });
      expect([address, locale, pageAt(path) !== undefined]).toEqual([address, language, true]);
    }
    expect(promotions.every(({ lead }) => lead.length > 40 && !/[<&]/.test(lead))).toBe(true);
  }
});

it("LOBBY-02 home's slides have covers, and a game's slide shows only while the game can be played", async () => {
  await seedCatalogue();
  const ids = async () => (await readHomeContent(system, "en")).carousel.slides.map(({ id }) => id);
  const { carousel, ticker } = await readHomeContent(system, "fil");
  const [slide] = carousel.slides;
  const side = await readCarousel(system, "fil", "w_leftmenu");
  expect(side.slides.map(({ action }) => action?.href)).toEqual(["/fil/promotions/parol-jackpots"]);
  for (const [group, href] of [
    ["w_login", "/fil/promotions"],
    ["w_register", "/fil/game/dice"],
  ] as const) {
    const { slides } = await readCarousel(system, "fil", group);
    expect(slides.map(({ covers, action }) => [covers.length, action?.href])).toEqual([[2, href]]);
  }
  // The first slide leads to a game that can be played.
  expect(slide?.action).toEqual({ label: "Subukan ang Parol Nights", href: "/fil/game/parol-nights" });
  const slots = carousel.slides.find(({ id }) => id === "home-island-nights");
  expect(slots?.covers.map(({ code }) => code)).toEqual(["masskara-wild", "mayon-fire", "halo-halo-spin"]);
  expect(slots?.action).toEqual({ label: "Tingnan ang slots", href: "/fil/rng" });
  expect(carousel.text.show).toHaveLength(carousel.slides.length);
  expect(ticker).toMatchObject({ href: "/fil/notices", text: { all: "Lahat ng abiso" } });
  expect(await ids()).toContain("home-provably-fair");
  // A page serves data that it read a moment ago from its cache…
  await system.db.sql`update game set enabled = false where code = 'dice'`;
  expect(await ids()).toContain("home-provably-fair");
  await system.db.sql`update game set enabled = true where code = 'dice'`;
  // …but a change through the product clears the cache of its own process.
  await setGameMaintenance(system, { gameCode: "dice" }, true);
  expect(await ids()).not.toContain("home-provably-fair");
  await setGameMaintenance(system, { gameCode: "dice" }, false);
});

it("LOBBY-22 the promotion for adding Zalo is for sites that play in đồng and serve customers on Zalo", () => {
  const customerService = [{ position: "LIVECHAT" as const, title: "Zalo", url: "https://zalo.me/0123456789" }];
  const [promotion] = zaloPromotion({ customerService, currency: "VND" });
  expect(Object.keys(promotion?.texts ?? {}).toSorted()).toEqual(locales.toSorted());
  expect(promotion?.texts.en?.title).toBe("Add us on Zalo and claim up to 131K");
  expect(zaloPromotion({ customerService, currency: "PHP" })).toEqual([]);
  expect(
    zaloPromotion({ customerService: [{ position: "LIVECHAT", title: "Help", url: "/help" }], currency: "VND" }),
  ).toEqual([]);
});
