import type { DealtGame } from "#db/seed/catalogue/deal-covers.ts";
import { identityOf, releaseDay, slotFacts, tableFacts } from "#db/seed/catalogue/facts.ts";
import { bagOf, type Chance, chanceOf } from "#db/seed/catalogue/random.ts";
import { type SignatureGame, signature } from "#db/seed/catalogue/signature.ts";
import { closings, openings, praises, type Theme, themes } from "#db/seed/catalogue/themes.ts";
import { inHouse, vendorsOn } from "#db/seed/catalogue/vendors.ts";
import { artSlug } from "#lib/art/address.ts";
import type { GameClass } from "#lib/contracts/games/game-classes.ts";

/** Names of in-house games. */
const reserved = ["parol-nights"];
const longest = 24;
const mostPopular = 900_000;

/** Minimum distance between two games of the same theme: more than a screenful. */
const apart = 40;

/** Shares of classes in 100 games of the slots category; the rest are slot machines. */
const classShares: readonly (readonly [GameClass, number, readonly string[]])[] = [
  ["jackpot", 7, ["Jackpot", "Grand Jackpot", "Milyon", "Million"]],
  ["table-games", 5, ["Roulette", "Blackjack", "Sic Bo", "Wheel"]],
  ["arcade", 5, ["Pinball", "Drop", "Climb", "Dash"]],
  ["scratch-card", 4, ["Kaskas", "Scratch"]],
  ["video-poker", 4, ["Poker", "Draw Poker"]],
  ["bingo", 4, ["Bingo", "Bingo Barrio"]],
];

/** Motifs of a class besides the theme of the game; slots and jackpots show their theme alone. */
const drawnByClass: Partial<Record<GameClass, readonly string[]>> = {
  arcade: [],
  "scratch-card": ["scratch-card", "scratch-stars"],
  "video-poker": ["poker-screen", "royal", "spade"],
  bingo: ["bingo-card", "balls"],
};

/** Motifs of what the last words of a title say is played. */
const played: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ Roulette$/, ["wheel", "wheel-big"]],
  [/ Blackjack$/, ["blackjack", "cards-2"]],
  [/ Sic Bo$/, ["sicbo", "dice"]],
  [/ Wheel$/, ["prize-wheel"]],
  [/ Pinball$/, ["pinball"]],
];

/** Attempts before a theme counts as used up. */
const tries = 60;

/**
 * Yields slots and the other games of their category, most popular first, as many as there are names for. The beginning
 * of the sequence does not depend on how many are taken. No screen of the list or of one vendor's part of it shows a
 * theme twice.
 */
export function* slots(today: Date): Generator<DealtGame> {
  const chance = chanceOf("slots");
  const vendors = vendorsOn("slots").filter(({ code }) => code !== inHouse);
  const nextVendor = bagOf(vendors, chance);
  const nextTheme = new Map(vendors.map(({ code }) => [code, bagOf(themes, chanceOf(code))]));
  const taken = new Set([...reserved, ...signature.map(({ name }) => artSlug(name))]);
  const seen = signature.map(({ motif }) => motif);
  let rank = 0;
  for (const game of signature) yield gameAt(rank++, game, today);
  for (let failures = 0; failures < tries; ) {
    const vendorCode = nextVendor.draw().code;
    const theme = nextTheme.get(vendorCode)?.draw(({ motif }) => !seen.slice(-apart).includes(motif));
    const [gameClass, endings] = classOf(chance);
    const name = theme && nameOf(chance, theme, endings, taken);
    if (!theme || name === undefined) {
      failures++;
      continue;
    }
    failures = 0;
    taken.add(artSlug(name));
    seen.push(theme.motif);
    yield gameAt(rank++, { name, vendorCode, gameClass, motif: theme.motif }, today);
  }
}

function classOf(chance: Chance): readonly [GameClass, readonly string[]] {
  let drawn = chance.below(100);
  for (const [gameClass, share, endings] of classShares) {
    if (drawn < share) return [gameClass, endings];
    drawn -= share;
  }
  return ["slot-machine", []];
}

/** Returns an unused name; undefined when the theme has none left. */
function nameOf(chance: Chance, theme: Theme, endings: readonly string[], taken: Set<string>): string | undefined {
  for (let left = tries; left > 0; left--) {
    const name = endings.length > 0 ? `${thing(chance, theme)} ${chance.pick(endings)}` : story(chance, theme);
    const words = name.toLowerCase().split(/[ -]/);
    if (name.length <= longest && new Set(words).size === words.length && !taken.has(artSlug(name))) return name;
  }
  return undefined;
}

function story(chance: Chance, theme: Theme): string {
  const kind = chance.below(100);
  if (kind < 16) return `${chance.pick(praises)} ${chance.pick(theme.filipino)}`;
  const what = thing(chance, theme);
  if (kind < 50) return `${what} ${chance.pick(theme.endings)}`;
  if (kind < 72) return `${what} ${chance.pick(closings)}`;
  if (kind < 90) return `${chance.pick(openings)} ${what}`;
  return `${chance.pick(openings)} ${what} ${chance.pick(theme.endings)}`;
}

function thing(chance: Chance, theme: Theme): string {
  return chance.pick([...theme.filipino, ...theme.english]);
}

/** Returns the motifs that a game's title allows. */
function motifsFor({ name, gameClass, motif }: SignatureGame): readonly string[] {
  const ofTitle = played.find(([ending]) => ending.test(name))?.[1];
  return ofTitle ?? [...(drawnByClass[gameClass] ?? []), motif];
}

function gameAt(rank: number, game: SignatureGame, today: Date): DealtGame {
  const { name, vendorCode, gameClass } = game;
  const chance = chanceOf(name);
  const hasReels = gameClass === "slot-machine" || gameClass === "jackpot";
  return {
    ...identityOf(name, vendorCode),
    category: "slots",
    gameClass,
    motifs: motifsFor(game),
    hot: rank < 12 || chance.often(2),
    demo: chance.often(80),
    jackpot: gameClass === "jackpot",
    popularity: mostPopular - rank * 50,
    releasedOn: releaseDay(chance, today),
    ...(hasReels ? slotFacts(chance) : tableFacts(chance, ["autoplay"])),
  };
}
