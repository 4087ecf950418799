import { expect, test } from "vitest";
import { catalogueOf, catalogueSizes } from "#db/seed/catalogue/definition.ts";
import { themes } from "#db/seed/catalogue/themes.ts";
import { artSlug } from "#lib/art/address.ts";
import { hueDistance } from "#lib/art/colour.ts";
import { lookOf } from "#lib/art/scene.ts";
import { motifsInTitle } from "#lib/art/title-words.ts";

const beside = 6;
const firstScreen = 24;

/** Hues that differ by less could pass for one colour. */
const oneColour = 40;

const games = catalogueOf(catalogueSizes.usual, new Date("2026-11-28T00:00:00Z")).games.map((game) => {
  const { code: slug, vendorCode: vendor, gameClass, artClass = gameClass } = game;
  const { motif, hue } = lookOf({ slug, vendor, gameClass: artClass });
  return { ...game, motif, hue: hue() };
});
type Game = (typeof games)[number];

const popular = games.toSorted((one, other) => (other.popularity ?? 0) - (one.popularity ?? 0));
const first = (list: readonly Game[]) => list.slice(0, firstScreen);
const grouped = (label: string, key: (game: Game) => string) =>
  Object.entries(Object.groupBy(popular, key)).map(([name, list = []]): [string, Game[]] => [`${label} ${name}`, list]);

/** The rows of home's sections: the games of the first vendors in turn. */
const inTurn = (category: string, vendors: readonly string[]) => {
  const lists = vendors.map((vendor) =>
    popular.filter((game) => game.category === category && game.vendorCode === vendor).slice(0, 20),
  );
  return Array.from({ length: 20 }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat();
};

/** In a rail of two rows a row has every second game. */
const twoRows = (list: readonly Game[]) => [0, 1].map((row) => list.filter((_, place) => place % 2 === row));

const hot = popular.filter((game) => game.hot);
const homeSlots = inTurn("slots", ["PG", "JL", "FC"]);
const rows: [string, Game[]][] = [
  ["hot games", hot],
  ...twoRows(hot).map((row, index): [string, Game[]] => [`hot games, row ${index}`, row]),
  ["home's slots", homeSlots],
  ...twoRows(homeSlots).map((row, index): [string, Game[]] => [`home's slots, row ${index}`, row]),
  ...grouped("category", ({ category }) => category),
  ...grouped("class", ({ category, gameClass }) => `${category} ${gameClass}`),
  ...grouped("vendor", ({ category, vendorCode }) => `${category} of ${vendorCode}`),
  ...(["name", "rtp", "minimumStake", "releasedOn"] as const).flatMap((key) =>
    grouped(`by ${key}`, ({ category }) => category).map(([name, list]): [string, Game[]] => {
      return [name, list.toSorted((one, other) => ((one[key] ?? 0) < (other[key] ?? 0) ? -1 : 1))];
    }),
  ),
];

test.each(rows)("LOBBY-19 no row of six is of one colour or one motif: %s", (_, list) => {
  const shown = first(list);
  for (let start = 0; start + beside <= shown.length; start += beside) {
    const row = shown.slice(start, start + beside);
    const titles = row.map(({ name }) => name).join(", ");
    expect(new Set(row.map(({ motif }) => motif)).size, titles).toBeGreaterThan(1);
    expect(
      row.some(({ hue }) => hueDistance(hue, row[0]?.hue ?? 0) >= oneColour),
      titles,
    ).toBe(true);
  }
});

test.each([["hot games", hot], ...grouped("category", ({ category }) => category)] as [string, Game[]][])(
  "LOBBY-19 covers beside each other differ in colour and motif: %s",
  (_, list) => {
    const alike = first(list).filter((game, index, shown) => {
      const before = shown[index - 1];
      return before && (before.motif === game.motif || hueDistance(before.hue, game.hue) < 20);
    });
    expect(alike.map(({ name }) => name)).toEqual([]);
  },
);

/** Classes whose title may name a place or a theme besides what is played. */
const playedThings = ["table-games", "video-poker", "scratch-card", "bingo"];

test("LOBBY-19 a cover shows what its title names", () => {
  const shows = ({ code, motif }: Game) => {
    const named = motifsInTitle(code);
    return named.length === 0 || named.includes(motif);
  };
  const about = games.filter(({ category, gameClass }) => {
    return !["live-casino", "poker"].includes(category) && !playedThings.includes(gameClass);
  });
  expect(about.length).toBeGreaterThan(1_000);
  expect(about.filter((game) => !shows(game)).map(({ name, motif }) => `${name}: ${motif}`)).toEqual([]);
});

test("LOBBY-19 every name of a theme of slots says its motif", () => {
  const mute = themes.flatMap(({ motif, filipino, english }) =>
    [...filipino, ...english].filter((name) => !motifsInTitle(artSlug(name)).some((named) => named === motif)),
  );
  expect(mute).toEqual([]);
});
