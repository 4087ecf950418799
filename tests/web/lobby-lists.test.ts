import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ask } from "#tests/support/calls/ask.ts";
import { elementsOf, insideOf, mainOf, textOf } from "#tests/support/calls/document.ts";

async function askMain(path: string): Promise<string> {
  const { status, html } = await ask(path);
  expect([path, status]).toEqual([path, 200]);
  return mainOf(html);
}

/** Returns the headings of the game cards. */
const headingsOf = (main: string) => elementsOf(insideOf(main, /<article\b/), "h2").map((heading) => heading.text());
const countCards = (main: string) => elementsOf(main, "article").length;

it.each(["/live", "/fish", "/rng", "/pvp", "/bgs", "/hot", "/jackpot", "/mini", "/rng?vassalage=INHOUSE"])(
  "LOBBY-08 %s has a list of its own games",
  async (path) => {
    const main = await askMain(path);
    expect(countCards(main)).toBeGreaterThan(0);
    expect(textOf(main)).toMatch(/\b\d[\d,]* games? /);
  },
);

it.each(["/sports", "/esports", "/lott", "/elott", "/cockfight", "/sports?vassalage=NOBODY"])(
  "LOBBY-07 %s shows its vendors as cards",
  async (path) => {
    const main = await askMain(path);
    expect(elementsOf(main, "li").length).toBeGreaterThan(0);
    expect(textOf(main)).toMatch(/\b\d+ providers? /);
  },
);

/** LOBBY-09: every class is in one of these lists, except those whose category has no list of games. */
const classesOffered = [
  [
    "/live",
    "baccarat,roulette,dragon-tiger,blackjack,sicbo,three-card-poker,sedie,fantan,niuniu,fish-prawn-crab,zjh,mahjong,wenzhou,live-casino".split(
      ",",
    ),
  ],
  ["/rng", "slot-machine,jackpot,table-games,arcade,scratch-card,video-poker,bingo,mini-games".split(",")],
  ["/pvp", "table-games,mahjong,three-card-poker,niuniu,zjh".split(",")],
] as const;

it.each([
  ["", "EN"],
  ["/fil", "TY"],
  ["/ar", "AR"],
])("LOBBY-09 a list offers the classes of its games by name, in the language of %s/", async (prefix, folder) => {
  const { classes } = JSON.parse(readFileSync(`messages/${folder}/catalogue.json`, "utf8"));
  const { list } = JSON.parse(readFileSync(`messages/${folder}/lobby.json`, "utf8"));
  for (const [path, offered] of classesOffered) {
    const row = insideOf(await askMain(`${prefix}${path}`), new RegExp(`<nav[^>]*aria-label="${list.classes}"`));
    // The first link is any class; each has its number of games.
    const names = elementsOf(row, "a").slice(1);
    expect(names.map((link) => link.text().replace(/ [\d,]+$/, "")).toSorted(), `${prefix}${path}`).toEqual(
      offered.map((code) => classes[code]).toSorted(),
    );
  }
  expect(countCards(await askMain(`${prefix}/live?gameClassify=live-casino`))).toBe(13);
});

it("LOBBY-08 LOBBY-22 filters are chosen and taken out without scripts", async () => {
  const unfiltered = await askMain("/rng");
  expect(textOf(unfiltered)).toMatch(/\bAll 1,\d+ games\b/);
  const form = insideOf(await askMain("/rng?lines=25&sort=new"), /<form\b(?=(?:(?!<\/form>).)*name="vassalage")/s);
  const sent = elementsOf(form, "input").map(({ attributes }) => attributes);
  expect(sent.filter(({ type }) => type === "hidden").map(({ name, value }) => [name, value])).toEqual([
    ["lines", "25"],
    ["sort", "new"],
  ]);
  const boxes = sent.filter(({ type }) => type === "checkbox").map(({ name, value }) => `${name}=${value}`);
  expect(boxes).toEqual(expect.arrayContaining(["vassalage=PG", "vassalage=JL"]));
  // A browser sends each chosen box of a form by its name.
  const main = await askMain("/rng?lines=25&sort=new&vassalage=PG&vassalage=JL&minBet=1");
  expect(textOf(main)).toMatch(/\b\d+ of 1,\d+\b/);
  const out = elementsOf(main, "a").filter(({ attributes }) => attributes["aria-label"]?.startsWith("Remove filter"));
  expect(out.map(({ attributes }) => [attributes["aria-label"], attributes.href])).toEqual([
    ["Remove filter: Perlas Grove", "/rng?vassalage=JL&lines=25&minBet=1&sort=new"],
    ["Remove filter: Jardin Luna", "/rng?vassalage=PG&lines=25&minBet=1&sort=new"],
    ["Remove filter: 25 lines or more", "/rng?vassalage=PG%2CJL&minBet=1&sort=new"],
    ["Remove filter: Lowest bet: ₱1 or more", "/rng?vassalage=PG%2CJL&lines=25&sort=new"],
  ]);
  expect(elementsOf(main, "a").find((link) => link.text() === "Clear all")?.attributes.href).toBe("/rng?sort=new");
});

it("LOBBY-08 the next page has its own address and works without scripts", async () => {
  const main = await askMain("/rng");
  const more = elementsOf(main, "a").find((link) => link.text() === "Show more games");
  expect(more?.attributes.href).toBe("/rng?page=2");
  const [first] = headingsOf(main);
  const [second] = headingsOf(await askMain("/rng?page=2"));
  expect(first).toBeTruthy();
  expect(second).toBeTruthy();
  expect(second).not.toBe(first);
});

it.each([
  "vassalage=NOPE",
  "vassalage=%25%27--",
  "gameClassify=tanks",
  "page=0",
  "page=99999",
  "sort=worst&sort=best",
  "features=flying&volatility=9&lines=-1&minBet=x",
  "language=xx&selectType=RECENT",
])("LOBBY-08 an address with unknown filters shows games or a link to all games: %s", async (query) => {
  const main = await askMain(`/rng?${query}`);
  const wayOn = elementsOf(main, "a").some((link) => link.text() === "Show all games");
  expect(countCards(main) > 0 || wayOn).toBe(true);
});
