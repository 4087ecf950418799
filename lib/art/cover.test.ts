import { expect, test } from "vitest";
import { artAddress, artSlug } from "#lib/art/address.ts";
import { classNames } from "#lib/art/classes.ts";
import { hueDistance } from "#lib/art/colour.ts";
import { cover, emblem, symbol, thumb } from "#lib/art/cover.ts";
import { motifs } from "#lib/art/motifs.ts";
import { palettes, type Tone, tones } from "#lib/art/palettes.ts";
import { lookOf } from "#lib/art/scene.ts";
import { titleLines, titleTop } from "#lib/art/title.ts";

const names =
  "manila-sevens tala-diamonds temple-of-dawn mayon-fire parol-nights masskara-wild carabao-gold ibong-adarna bakunawa-rising banaue-steps cherry-fiesta mango-riches hari-ng-araw lucky-kuting barya-rush sampaguita halo-halo-spin tigre-tigre perlas isla-boracay lantern-lane reef-hunter pawikan paruparo byahe kubo buwan pinya bangka kampana swerte sinag lobo one two three four five six se7en eight".split(
    " ",
  );

/** Every motif by its name and every class, with names that cover all compositions. */
const subjects = [...Object.keys(motifs), ...classNames].flatMap((gameClass) =>
  Object.keys(palettes).flatMap((vendor, index) =>
    [0, 1].map((turn) => ({ slug: names[(index * 2 + turn) % names.length] ?? "x", gameClass, vendor })),
  ),
);

/** Checks the XML that the drawings use: tags balance, attributes are quoted and unique, no unescaped characters. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  let rest = svg;
  while (rest) {
    const text = /^[^<&>]+/.exec(rest)?.[0];
    const tag = /^<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*(?:&#\d+;[^"<&]*)*")*)\s*(\/?)>/.exec(rest);
    if (text) rest = rest.slice(text.length);
    else if (tag) {
      const [all, closing, name, attributes = "", single] = tag;
      const keys = [...attributes.matchAll(/([\w:-]+)=/g)].map((match) => match[1]);
      if (new Set(keys).size !== keys.length) return false;
      if (closing) {
        if (open.pop() !== name) return false;
      } else if (!single) open.push(name ?? "");
      rest = rest.slice(all.length);
    } else return false;
  }
  return open.length === 0;
}

test("HOUSE-03 the same subject always gives the same picture, and another name gives another picture", () => {
  const subject = { slug: "parol-nights", gameClass: "slots", vendor: "BGS" };
  expect(cover(subject)).toBe(cover({ ...subject }));
  expect(cover(subject)).not.toBe(cover({ ...subject, slug: "parol-lights" }));
  expect(new Set(names.map((slug) => cover({ ...subject, slug }))).size).toBe(names.length);
});

test("HOUSE-03 every cover is well-formed, under 6 kB and without external references", () => {
  const foreign = /https?:|data:|url\((?!#)|href="(?!#)|<script|<style|NaN|undefined|null/;
  const wrong = subjects.filter((subject) => {
    const svg = cover(subject);
    const own = svg.replace('xmlns="http://www.w3.org/2000/svg"', "");
    return !wellFormed(svg) || foreign.test(own) || Buffer.byteLength(svg) >= 6 * 1024;
  });
  expect(wrong).toEqual([]);
}, 60_000);

test("HOUSE-03 a class that is a motif's name draws that motif", () => {
  const drawn = Object.keys(motifs).map((name) => symbol({ slug: "x", gameClass: name, vendor: "PG" }));
  expect(new Set(drawn).size).toBeGreaterThan(drawn.length - 4);
});

test("HOUSE-03 every reference inside a drawing has a definition, and ids are unique", () => {
  const wrong = subjects.filter((subject) =>
    [cover, thumb, emblem, symbol].some((draw) => {
      const svg = draw(subject);
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
      const references = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
      return ids.size !== svg.split(' id="').length - 1 || references.some((id) => !ids.has(id));
    }),
  );
  expect(wrong).toEqual([]);
}, 60_000);

test("HOUSE-03 an unknown vendor or class still gets a picture", () => {
  expect(wellFormed(cover({ slug: "x", gameClass: "bingo", vendor: "NEWCO" }))).toBe(true);
});

test("HOUSE-03 titles break into lines that fill the cover, and a long single word is stretched upwards", () => {
  expect(titleLines("Parol Nights").map((line) => line.text)).toEqual(["Parol", "Nights"]);
  expect(titleLines("Perlas")).toHaveLength(1);
  const [word] = titleLines("Pagsasalamat");
  expect(word?.stretch).toBeGreaterThan(1);
  for (const name of ["Parol Nights", "Pagsasalamat", "Hari ng Araw", "مهرجان الشمس"]) {
    expect(titleTop(titleLines(name))).toBeGreaterThan(220);
  }
});

test("HOUSE-03 a name gives a slug and a URL", () => {
  expect(artSlug("Halo-Halo Spin!")).toBe("halo-halo-spin");
  expect(artSlug("Señor Piñata")).toBe("senor-pinata");
  expect(artSlug("مهرجان", "g77")).toBe("g77");
  expect(artAddress("cover", { slug: "a", gameClass: "slots", vendor: "PG" })).toBe("/art/cover/v3/PG/slots/a.svg");
});

test("HOUSE-03 a tone changes the colours of a cover and nothing else", () => {
  const subject = { slug: "mango-riches", gameClass: "mango", vendor: "CQ9" };
  const inTone = (tone: string) => ({ ...subject, gameClass: `mango.${tone}` });
  const [own, lime] = [lookOf(subject), lookOf(inTone("l"))];
  expect([lime.motif, lime.composition]).toEqual([own.motif, own.composition]);
  expect(cover(inTone("l"))).not.toBe(cover(subject));
  expect(cover(inTone("t")), "the vendor's own palette").toBe(cover(subject));
  const hues = (Object.keys(tones) as Tone[]).map((tone) => own.hue(tone));
  expect(hues.every((hue, index) => hueDistance(hue, hues.at(index - 1) ?? 0) > 5)).toBe(true);
});

test.each([
  ["golden-tuna", "fishing", "tuna"],
  ["pating-patrol", "fishing", "shark"],
  ["pugita-kings", "fishing", "octopus"],
  ["sea-king-jubilee", "fishing", "crown"],
  ["lucky-mango", "arcade", "mango"],
  ["mango-blackjack", "table-games", "blackjack"],
  ["hoi-an-lantern-draw", "lottery", "lantern"],
  ["billiards-cup", "sports", "billiards"],
  ["galleon-coin-rain", "slots", "coins"],
  ["manila-galleon-storm", "slots", "galleon"],
])("HOUSE-03 the cover of %s, a game of %s, shows a %s", (slug, gameClass, motif) => {
  expect(lookOf({ slug, gameClass, vendor: "PG" }).motif).toBe(motif);
});

test("HOUSE-03 a fishing game whose title names no animal never shows one that others are about", () => {
  const drawn = names.map((slug) => lookOf({ slug: `${slug}-hunt`, gameClass: "fishing", vendor: "JL" }).motif);
  const animals = ["shark", "octopus", "manta", "whale", "tuna", "swordfish", "squid"];
  expect(drawn.filter((motif) => animals.includes(motif))).toEqual([]);
});
