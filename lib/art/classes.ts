import { at } from "#lib/art/draw.ts";
import type { Kit } from "#lib/art/kit.ts";
import { type MotifName, motifs } from "#lib/art/motifs.ts";
import { motifsInTitle } from "#lib/art/title-words.ts";

/**
 * Motifs per game class, in the order that the random choice indexes. Any change here changes covers, so raise
 * `artVersion`. In a class of `wordy` they are for titles that name no thing: nothing here may contradict a title.
 */
const classes = {
  slots: [
    "seven",
    "gem",
    "pyramid",
    "volcano",
    "parol",
    "mask",
    "bull",
    "phoenix",
    "serpent",
    "terraces",
    "cherries",
    "mango",
    "crown",
    "cat",
    "coins",
    "flower",
    "glass",
    "tiger",
    "shell",
    "palm",
    "lantern",
    "sun",
    "bangka",
    "bell",
    "turtle",
    "butterfly",
    "jeepney",
    "kubo",
    "moon",
    "horseshoe",
    "pineapple",
    "tarsier",
    "chest",
    "galleon",
    "drum",
    "gong",
    "guitar",
    "abaniko",
    "bolt",
    "comet",
    "fireworks",
    "coconut",
    "watermelon",
    "chili",
    "banana",
    "hibiscus",
    "bee",
    "owl",
    "crocodile",
    "frog",
    "monkey",
    "horse",
    "jar",
    "shield",
    "ring",
    "key",
    "compass",
    "potion",
    "crab",
    "hat",
  ],
  "scratch-card": ["scratch-card", "scratch-stars", "ticket"],
  "video-poker": ["poker-screen", "royal", "spade"],
  "table-games": ["chips", "wheel-big", "dice", "spade", "prize-wheel"],
  arcade: ["joystick", "pad"],
  bingo: ["bingo-card", "balls", "draw"],
  baccarat: ["cards-2", "natural", "duel"],
  roulette: ["wheel", "wheel-big"],
  sicbo: ["sicbo", "dice"],
  "dragon-tiger": ["dragon", "tiger", "duel"],
  blackjack: ["blackjack", "spade", "chips"],
  mahjong: ["mahjong-tiles", "mahjong-wall"],
  "three-card-poker": ["three-cards", "royal"],
  wenzhou: ["domino", "chips"],
  sedie: ["sedie", "chips"],
  fantan: ["fantan", "chips"],
  niuniu: ["bull", "three-cards"],
  "fish-prawn-crab": ["prawn", "crab", "fish"],
  zjh: ["flower", "three-cards", "hibiscus"],
  fishing: ["fish", "coral", "hook", "anchor", "wave", "helmet", "net", "school"],
  crash: ["rocket", "kite", "plane", "balloon"],
  dice: ["dice"],
  mines: ["mines", "bomb"],
  sports: ["hoop", "football", "trophy", "volleyball"],
  esports: ["crest", "pad", "scope"],
  cockfight: ["rooster", "rooster-head", "rooster-duel"],
  lottery: ["ticket", "draw", "balls"],
  poker: ["spade", "royal", "chips"],
} satisfies Record<string, [MotifName, ...MotifName[]]>;

type ArtClass = keyof typeof classes;

/** All classes, for the drawing board and the tests. */
export const classNames = Object.keys(classes) as ArtClass[];
const motifNames = Object.keys(motifs) as MotifName[];

/** Categories and classes that use the motifs of another class. */
const aliases: Record<string, ArtClass> = {
  "slot-machine": "slots",
  jackpot: "slots",
  "in-house": "slots",
  "mini-games": "arcade",
  "live-casino": "baccarat",
  fish: "fishing",
  "e-lottery": "lottery",
  cockfighting: "cockfight",
};

/** Classes whose covers show the thing that the title names; covers of the other classes show what is played. */
const wordy: readonly ArtClass[] = [
  "slots",
  "arcade",
  "crash",
  "fishing",
  "sports",
  "esports",
  "lottery",
  "table-games",
];

/** Returns the motifs of a class or category, and the one that the title's words choose, if any. */
export function motifsOf(gameClass: string, slug: string) {
  const own = classNames.find((name) => name === gameClass) ?? aliases[gameClass];
  const list: [MotifName, ...MotifName[]] = classes[own ?? "slots"];
  const asked = wordy.some((name) => name === own) ? motifsInTitle(slug)[0] : undefined;
  return { own, list, asked };
}

/** Returns the motif named by the class, else the one that the title's words choose, else a random one. */
export function chooseMotif(k: Kit, slug: string, gameClass: string): MotifName {
  const { own, list, asked } = motifsOf(gameClass, slug);
  const named = own === undefined ? motifNames.find((name) => name === gameClass) : undefined;
  return named ?? asked ?? at(list, k.n(list.length));
}
