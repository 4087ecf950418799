import { beforeAll, describe, expect, it } from "vitest";
import { readCarousel } from "#app/_pages/read-home-content.ts";
import { GET as announcementsRoute } from "#app/api/portal/v2/announcements/route.ts";
import { vendor, vendorCategory } from "#db/schema/games.ts";
import { seedCatalogue } from "#db/seed/catalogue.ts";
import { readAnnouncementsCall } from "#lib/contracts/content/read-announcements.ts";
import { addBanner, addNotice, setBannerEnabled } from "#lib/modules/content/index.ts";
import { setGameMaintenance } from "#lib/modules/games/index.ts";
import { callPortal } from "#tests/support/calls/portal.ts";
import { system } from "#tests/support/fixtures/catalogue.ts";
import { offerEveryLanguage } from "#tests/support/fixtures/languages.ts";

const kinds = [
  { code: "to-page", link: { kind: "page", path: "/help#fair" } },
  { code: "to-game", link: { kind: "game", code: "dice" } },
  { code: "to-vendor", link: { kind: "vendor", code: "PG" } },
  { code: "to-nowhere", link: { kind: "none" } },
] as const;

beforeAll(async () => {
  await offerEveryLanguage();
  await seedCatalogue();
  await system.db.orm.insert(vendor).values({ code: "EMPTY", name: "Nothing on offer" });
  await system.db.orm.insert(vendorCategory).values({ vendorCode: "EMPTY", category: "slots", position: 0 });
  for (const [position, { code, link }] of kinds.entries()) {
    await addBanner(system, {
      code,
      link,
      position,
      groupName: position === 3 ? "w_register" : "w_home",
      art: { backdrop: "lagoon", covers: ["dice", "unknown"] },
      texts: { en: { title: "A title", text: "A text" }, ar: { title: "عنوان", text: "نص", button: "افتح" } },
    });
  }
  const texts = { en: { title: "News", content: "<p onclick='x()'>Words</p>" } };
  await addNotice(system, { texts, ticker: true });
  await addNotice(system, { texts: { en: { title: "A gift", content: "<p>Words</p>" } }, type: "PR" });
});

async function announcements(wire: Record<string, string> = {}) {
  const { status, envelope } = await callPortal(announcementsRoute, readAnnouncementsCall, wire);
  expect([status, envelope.code]).toEqual([200, null]);
  return readAnnouncementsCall.output.parse(envelope.value);
}

describe("GET v2/announcements", () => {
  it("MSG-01 MSG-02 returns banners, notices, promotions and headlines, and no popups while none exist", async () => {
    const { banners, player, popup, promotion, headlines } = await announcements({
      types: "B,PL,PU,PR,H",
      platform: "W",
    });
    expect(banners.map(({ id }) => id)).toEqual(["to-page", "to-game", "to-vendor", "to-nowhere"]);
    expect(player).toMatchObject([{ type: "PL", title: "News", content: "<p>Words</p>" }]);
    expect(promotion).toMatchObject([{ type: "PR", title: "A gift" }]);
    expect(headlines).toEqual([{ id: player[0]?.id, title: "News" }]);
    expect(popup).toEqual([]);
  });

  it("LOBBY-02 a banner contains its target in the caller's language", async () => {
    const { banners } = await announcements({ language: "AR" });
    expect(banners.map(({ groupName, linkageType, url }) => [groupName, linkageType, url])).toEqual([
      ["w_home", "PAGE", "/ar/help#fair"],
      ["w_home", "GAME", "/ar/game/dice"],
      ["w_home", "VENDOR", "/ar/rng?vassalage=PG"],
      ["w_register", "NONE", ""],
    ]);
    expect(banners[0]).toMatchObject({
      title: "عنوان",
      content: "نص",
      button: "افتح",
      label: "",
      art: {
        backdrop: "lagoon",
        covers: [{ gameId: "dice", gameName: "النرد", vendorCode: "BGS", artClass: "dice.l" }],
      },
    });
  });

  it.each([
    ["PG", "VENDOR", "/rng?vassalage=PG"],
    ["LAKAN", "VENDOR", "/live?vassalage=LAKAN"],
    ["LAMBAT", "VENDOR", "/fish?vassalage=LAMBAT"],
    // In several categories: the first of the lobby counts.
    ["JL", "VENDOR", "/rng?vassalage=JL"],
    ["LIGA", "VENDOR", "/sports?vassalage=LIGA"],
    ["IMES", "VENDOR", "/esports?vassalage=IMES"],
    ["BGS", "VENDOR", "/bgs?vassalage=BGS"],
    // Known, but without a game on offer.
    ["EMPTY", "NONE", ""],
    ["NOBODY", "NONE", ""],
  ])("LOBBY-02 a banner for the vendor %s links to its games", async (vendorCode, linkageType, url) => {
    const code = `to-${vendorCode.toLowerCase()}`;
    await addBanner(system, {
      code,
      link: { kind: "vendor", code: vendorCode },
      position: 9,
      groupName: "w_leftmenu",
      art: { backdrop: "lagoon", covers: [] },
      texts: { en: { title: "A title", text: "A text", button: "Go" } },
    });
    const banner = (await announcements({ types: "B" })).banners.find(({ id }) => id === code);
    const { slides } = await readCarousel(system, "en", "w_leftmenu");
    await setBannerEnabled(system, code, false);
    expect(banner).toMatchObject({ linkageType, url });
    expect(slides.map(({ action }) => action?.href ?? "")).toEqual([url]);
  });

  it("LOBBY-02 a banner for a game appears only while the game can be played", async () => {
    await setGameMaintenance(system, { gameCode: "dice" }, true);
    const ids = (await announcements({ types: "B" })).banners.map(({ id }) => id);
    await setGameMaintenance(system, { gameCode: "dice" }, false);
    expect(ids).toEqual(["to-page", "to-vendor", "to-nowhere"]);
  });

  it.each([
    ["B", [4, 0, 0, 0]],
    ["PL", [0, 1, 0, 0]],
    ["PR,H", [0, 0, 1, 1]],
    ["PU", [0, 0, 0, 0]],
  ])("MSG-01 returns only the requested types: %s", async (types, lengths) => {
    const { banners, player, promotion, headlines } = await announcements({ types });
    expect([banners, player, promotion, headlines].map(({ length }) => length)).toEqual(lengths);
  });

  it.each([
    [{ types: "X" }, "types"],
    [{ types: "B,PL,PU,PR,H,B" }, "types"],
    [{ platform: "M" }, "platform"],
    [{ language: "x".repeat(11) }, "language"],
    [{ group: "w_home" }, "group"],
  ])("MSG-01 rejects %j", async (wire, path) => {
    const { status, envelope } = await callPortal(announcementsRoute, readAnnouncementsCall, wire);
    expect([status, envelope.code]).toEqual([400, "invalid-input"]);
    expect(JSON.stringify(envelope)).toContain(path);
  });
});
