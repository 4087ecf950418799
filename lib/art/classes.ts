import { at } from "#lib/art/draw.ts";
import type { Kit } from "#lib/art/kit.ts";
import { type MotifName, motifs } from "#lib/art/motifs.ts";

/**
 * Motifs per game class, in the order that the random choice indexes. Any change here changes covers, so raise
 * `artVersion`.
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
  "table-games": ["wheel", "chips", "sicbo", "wheel-big", "dice"],
  arcade: ["joystick", "pinball", "rocket", "balloon", "plane"],
  bingo: ["bingo-card", "balls", "draw"],
  baccarat: ["cards-2", "natural", "duel"],
  roulette: ["wheel", "wheel-big"],
  sicbo: ["sicbo", "dice"],
  "dragon-tiger": ["dragon", "tiger", "duel"],
  blackjack: ["blackjack", "spade", "chips"],
  mahjong: ["mahjong-tiles", "mahjong-wall"],
  "three-card-poker": ["three-cards", "royal"],
  wenzhou: ["domino"],
  sedie: ["sedie"],
  fantan: ["fantan"],
  niuniu: ["bull", "three-cards"],
  "fish-prawn-crab": ["prawn", "crab", "fish"],
  zjh: ["flower", "three-cards", "hibiscus"],
  fishing: ["fish", "octopus", "manta", "shark", "seahorse", "puffer", "turtle", "prawn"],
  crash: ["rocket", "kite", "plane", "balloon"],
  dice: ["dice", "sicbo"],
  mines: ["mines", "bomb"],
  sports: ["hoop", "football", "trophy", "boxing-glove", "horse"],
  esports: ["crest", "pad", "scope"],
  cockfight: ["rooster", "rooster-head", "rooster-duel"],
  lottery: ["balls", "draw", "ticket"],
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

/** Words of a name that choose a motif, when the class has that motif. */
const words: [RegExp, MotifName][] = [
  [/seven|777/, "seven"],
  [/mango/, "mango"],
  [/cherr|fruit/, "cherries"],
  [/diamond|gem|jewel|hiyas/, "gem"],
  [/pyramid|temple|pharaoh/, "pyramid"],
  [/mayon|volcan|taal/, "volcano"],
  [/parol|star-of/, "parol"],
  [/mass?k|fiesta/, "mask"],
  [/carabao|bull|\box\b/, "bull"],
  [/phoenix|eagle|agila|adarna/, "phoenix"],
  [/bakunawa|dragon|serpent|naga/, "serpent"],
  [/terrace|banaue|rice/, "terraces"],
  [/crown|king|hari|queen/, "crown"],
  [/\bcat|kuting/, "cat"],
  [/coin|gold-rush|treasure|barya/, "coins"],
  [/sampaguita|flower|bloom/, "flower"],
  [/halo-halo|sundae/, "glass"],
  [/tiger|tigre/, "tiger"],
  [/pearl|perlas|shell/, "shell"],
  [/island|isla|palm|boracay/, "palm"],
  [/lantern/, "lantern"],
  [/\bsun\b|araw|sinag/, "sun"],
  [/bangka|boat|paraw|vinta/, "bangka"],
  [/bell|kampana/, "bell"],
  [/turtle|pawikan/, "turtle"],
  [/butterfly|paruparo/, "butterfly"],
  [/jeepney|jeep|byahe/, "jeepney"],
  [/kubo|harvest|barrio/, "kubo"],
  [/moon|buwan|luna/, "moon"],
  [/horseshoe|clover|lucky-charm|swerte/, "horseshoe"],
  [/pineapple|pinya/, "pineapple"],
  [/balloon|lobo/, "balloon"],
  [/kite|saranggola/, "kite"],
  [/rocket|orbit/, "rocket"],
  [/plane|aviator|flight/, "plane"],
  [/octopus|kraken|pugita/, "octopus"],
  [/manta|ray-of-the-deep/, "manta"],
  [/football|goal/, "football"],
  [/hoop|basket/, "hoop"],
  [/sic-?bo/, "sicbo"],
];

/** Returns the motifs of a class or category, and the one that the name's words choose, if any. */
export function motifsOf(gameClass: string, slug: string) {
  const own = classNames.find((name) => name === gameClass) ?? aliases[gameClass];
  const list: [MotifName, ...MotifName[]] = classes[own ?? "slots"];
  // A word that names the class does not describe one of its games.
  const asked = words.find(
    ([pattern, motif]) => pattern.test(slug) && !pattern.test(gameClass) && list.includes(motif),
  )?.[1];
  return { own, list, asked };
}

/** Returns the motif named by the class, else the one that the name's words choose, else a random one. */
export function chooseMotif(k: Kit, slug: string, gameClass: string): MotifName {
  const { own, list, asked } = motifsOf(gameClass, slug);
  const named = own === undefined ? motifNames.find((name) => name === gameClass) : undefined;
  return named ?? asked ?? at(list, k.n(list.length));
}
