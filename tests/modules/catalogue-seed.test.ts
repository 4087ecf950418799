import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { GET as artRoute } from "#app/art/[kind]/[version]/[vendor]/[gameClass]/[file]/route.ts";
import { game, vendor } from "#db/schema/games.ts";
import { catalogueOf, catalogueSizes } from "#db/seed/catalogue/definition.ts";
import { seedCatalogue } from "#db/seed/catalogue.ts";
import { artAddress, artVersion } from "#lib/art/address.ts";
import { classAndTone } from "#lib/art/palettes.ts";
import { lookOf } from "#lib/art/scene.ts";
import { categories } from "#lib/contracts/games/categories.ts";
import { gameClasses } from "#lib/contracts/games/game-classes.ts";
import { listGamesCall } from "#lib/contracts/games/list-games.ts";
import { listGames, readVendors, saveCatalogue, setGameMaintenance } from "#lib/modules/games/index.ts";
import { adapters } from "#lib/portal/composition/vendor-adapters.ts";
import { system } from "#tests/support/fixtures/catalogue.ts";

/** In-house games come with the migrations, not with the seed. */
const inHouse = ["dice", "parol-nights"];

const today = new Date("2026-11-28T00:00:00Z");
const { vendors, games } = catalogueOf(catalogueSizes.usual, today);

/** Number of covers that a large screen shows at once. */
const screenful = 24;

const deliveredKinds = ["slots", "live-casino", "fishing", "poker", "sports", "lottery", "e-lottery"];

/** Titles of real studios; none of ours may be one of them. */
const foreign =
  "starburst,book of dead,book of ra,gates of olympus,sweet bonanza,sugar rush,big bass bonanza,mega moolah,gonzos quest,fortune gems,golden empire,super ace,money coming,boxing king,fortune ox,fortune tiger,fortune rabbit,mahjong ways,lucky neko,wild bounty showdown,treasures of aztec,chilli heat,chili heat,golden temple,lucky cat,lucky seven,lucky sevens,dragon tiger,ocean king,fire kirin,royal fishing,all star fishing,jackpot fishing,crazy time,lightning roulette,monopoly live,aviator,plinko,wolf gold,the dog house,fruit party,release the kraken,buffalo king,great rhino,starlight princess,fire joker,reactoonz,bonanza,moon princess,immortal romance,thunderstruck,cleopatra,wheel of fortune,dancing drums,88 fortunes,lightning link,dragon link,five treasures".split(
    ",",
  );

describe("catalogueOf", () => {
  it("LOBBY-20 the catalogue has at least 1,500 games of at least 25 vendors, including those of the specification", () => {
    expect(games.length).toBeGreaterThanOrEqual(1_500);
    expect(vendors.length).toBeGreaterThanOrEqual(25);
    const named = "PG,EG2,PT,JDB,CQ9,FC,JL,BGS,IMES,DS88,TCG_LOTTO_VN".split(",");
    expect(vendors.map(({ code }) => code)).toEqual(expect.arrayContaining(named));
  });

  it.each([catalogueSizes.usual, catalogueSizes.large])(
    "LOBBY-20 a catalogue of %i games has unique names and codes",
    (size) => {
      const all = catalogueOf(size, today).games;
      expect(all.length).toBe(size);
      for (const key of ["code", "name", "vendorGameId"] as const) {
        expect(new Set(all.map((one) => one[key].toLowerCase())).size).toBe(size);
      }
      const names = all.map(({ name }) => name.toLowerCase().replace(/'/g, ""));
      expect(names.filter((name) => foreign.includes(name))).toEqual([]);
      expect(all.filter(({ name, code }) => name.length > 30 || code.length > 64)).toEqual([]);
      expect(all.some(({ code }) => code === "parol-nights")).toBe(false);
    },
  );

  it("LOBBY-20 the catalogue is the same at every run, and the large one begins with the usual one", () => {
    expect(catalogueOf(catalogueSizes.usual, today)).toEqual({ vendors, games });
    expect(catalogueOf(catalogueSizes.large, today).games.slice(0, games.length)).toEqual(games);
  });

  it("LOBBY-09 the catalogue has games of every class, including those of the specification", () => {
    const found = [...new Set(games.map(({ gameClass }) => gameClass))];
    expect(found.toSorted()).toEqual(gameClasses.toSorted());
    const named =
      "slot-machine,scratch-card,video-poker,table-games,arcade,jackpot,bingo,fish,lottery,live-casino,sports,baccarat,sicbo,roulette,dragon-tiger,blackjack,mahjong,three-card-poker,wenzhou,sedie,fantan,niuniu,fish-prawn-crab,zjh";
    expect(found).toEqual(expect.arrayContaining(named.split(",")));
  });

  it("LOBBY-08 the first screen of the list and of each vendor shows no theme twice", () => {
    const slots = games.filter(({ gameClass }) => gameClass === "slot-machine" || gameClass === "jackpot");
    const lists = [slots, ...vendors.map(({ code }) => slots.filter(({ vendorCode }) => vendorCode === code))];
    for (const list of lists) {
      const themes = list.slice(0, screenful).map(({ artClass = "" }) => classAndTone(artClass).base);
      expect(new Set(themes).size).toBeGreaterThanOrEqual(themes.length - 2);
    }
  });
});

describe("npm run seed -- catalogue", () => {
  it("LOBBY-20 a first run inserts the catalogue and a second run changes nothing", async () => {
    await seedCatalogue();
    const rows = () => system.db.orm.select().from(game).orderBy(game.code);
    const first = await rows();
    expect(first.length).toBe(games.length + inHouse.length);
    const versions = () => system.db.sql`select code, xmin::text from game order by code`;
    const before = await versions();
    await seedCatalogue();
    expect(await rows()).toEqual(first);
    expect(await versions()).toEqual(before);
  });

  it("LOBBY-08 no screen of a category, class or vendor repeats a picture, and a category rarely repeats a motif in a row", async () => {
    const rows = await system.db.orm.select().from(game).orderBy(desc(game.popularity), desc(game.code));
    const lists = Object.groupBy(
      rows.flatMap(({ category, gameClass, vendorCode: vendor, artClass, code: slug }) => {
        const { motif, composition } = lookOf({ slug, vendor, gameClass: artClass });
        const seen = { motif, look: `${vendor} ${motif} ${composition}` };
        return [category, `${category} ${gameClass}`, `${category} of ${vendor}`].map((list) => ({ list, ...seen }));
      }),
      ({ list }) => list,
    );
    expect(Object.keys(lists)).toEqual(expect.arrayContaining([...deliveredKinds, "slots arcade", "poker of BARAHA"]));
    for (const [list, seen = []] of Object.entries(lists)) {
      const ofKind = !list.includes(" ");
      // Checks the first two screens of a class or vendor, and every screen of a category.
      const places = ofKind ? seen.map((_, place) => place) : [0, screenful];
      for (const place of places) {
        const looks = seen.slice(place, place + screenful).map(({ look }) => look);
        expect(new Set(looks).size, `${list} from ${place}`).toBe(looks.length);
      }
      const twice = seen.filter(({ motif }, place) => motif === seen[place - 1]?.motif);
      if (ofKind) expect(twice.length, list).toBeLessThanOrEqual(seen.length / 100);
    }
  });

  it("LOBBY-19 every class of covers has an address that returns less than 6 kB", async () => {
    const rows = await system.db.orm.selectDistinctOn([game.artClass]).from(game).orderBy(game.artClass, game.code);
    expect(rows.length).toBeGreaterThan(70);
    for (const { artClass: gameClass, vendorCode: vendor, code: slug } of rows) {
      const url = artAddress("cover", { gameClass, vendor, slug });
      const params = Promise.resolve({ kind: "cover", version: artVersion, vendor, gameClass, file: `${slug}.svg` });
      const answer = await artRoute(new Request(new URL(url, "http://localhost")), { params });
      expect(answer.status, url).toBe(200);
      expect(Buffer.byteLength(await answer.text()), url).toBeLessThan(6 * 1024);
    }
  });

  it("LOBBY-18 a second seed keeps the changes of the site", async () => {
    await setGameMaintenance(system, { gameCode: "mango-riches" }, true);
    await system.db.orm.update(vendor).set({ enabled: false }).where(eq(vendor.code, "TINTA"));
    await seedCatalogue();
    const { games: tiles } = await listGames(system, listGamesCall.input.parse({ vassalage: "CQ9" }));
    expect(tiles.find(({ gameId }) => gameId === "mango-riches")).toBeDefined();
    const [row] = await system.db.orm.select().from(game).where(eq(game.code, "mango-riches"));
    expect(row?.maintenance).toBe(true);
    expect((await listGames(system, listGamesCall.input.parse({ vassalage: "TINTA" }))).total).toBe(0);
    await system.db.orm.update(vendor).set({ enabled: true });
    await setGameMaintenance(system, { gameCode: "mango-riches" }, false);
  });

  it("LOBBY-10 every category has vendors and games, in the order of the lobby", async () => {
    const { data } = await readVendors(system);
    expect(data.lanes.map(({ category }) => category)).toEqual([
      "slots",
      "in-house",
      "live-casino",
      "fishing",
      "poker",
      "sports",
      "esports",
      "cockfighting",
      "lottery",
      "e-lottery",
    ]);
    expect(data.lanes.map(({ category }) => category).toSorted()).toEqual([...categories].toSorted());
    expect(categories.length).toBe(data.lanes.length);
    for (const { cards, games: all } of data.lanes) {
      expect(Object.values(cards).reduce((sum, card) => sum + card.games, 0)).toBe(all);
      expect(Object.values(cards).every((card) => card.games > 0)).toBe(true);
    }
  });

  it("SEC-03 a member cannot change the catalogue", async () => {
    const actor = { role: "player", playerId: crypto.randomUUID(), account: "x", sessionId: "s" } as const;
    const nothing = { vendors: [], games: [] };
    await expect(saveCatalogue({ ...system, actor }, adapters, nothing)).rejects.toThrow("not-allowed");
    await expect(setGameMaintenance({ ...system, actor }, { gameCode: "dice" }, true)).rejects.toThrow("not-allowed");
  });
});
