import { at } from "#components/art/draw.ts";
import type { Kit, Motif } from "#components/art/kit.ts";
import { balloon } from "#components/art/motifs/balloon.ts";
import { balls } from "#components/art/motifs/balls.ts";
import { bangka } from "#components/art/motifs/bangka.ts";
import { bell } from "#components/art/motifs/bell.ts";
import { bomb } from "#components/art/motifs/bomb.ts";
import { bull } from "#components/art/motifs/bull.ts";
import { butterfly } from "#components/art/motifs/butterfly.ts";
import { cards2 } from "#components/art/motifs/cards-2.ts";
import { cat } from "#components/art/motifs/cat.ts";
import { cherries } from "#components/art/motifs/cherries.ts";
import { chips } from "#components/art/motifs/chips.ts";
import { coins } from "#components/art/motifs/coins.ts";
import { crest } from "#components/art/motifs/crest.ts";
import { crown } from "#components/art/motifs/crown.ts";
import { dice } from "#components/art/motifs/dice.ts";
import { draw } from "#components/art/motifs/draw.ts";
import { duel } from "#components/art/motifs/duel.ts";
import { fish } from "#components/art/motifs/fish.ts";
import { flower } from "#components/art/motifs/flower.ts";
import { football } from "#components/art/motifs/football.ts";
import { gem } from "#components/art/motifs/gem.ts";
import { glass } from "#components/art/motifs/glass.ts";
import { hoop } from "#components/art/motifs/hoop.ts";
import { horseshoe } from "#components/art/motifs/horseshoe.ts";
import { jeepney } from "#components/art/motifs/jeepney.ts";
import { kite } from "#components/art/motifs/kite.ts";
import { kubo } from "#components/art/motifs/kubo.ts";
import { lantern } from "#components/art/motifs/lantern.ts";
import { mango } from "#components/art/motifs/mango.ts";
import { manta } from "#components/art/motifs/manta.ts";
import { mask } from "#components/art/motifs/mask.ts";
import { mines } from "#components/art/motifs/mines.ts";
import { moon } from "#components/art/motifs/moon.ts";
import { natural } from "#components/art/motifs/natural.ts";
import { octopus } from "#components/art/motifs/octopus.ts";
import { pad } from "#components/art/motifs/pad.ts";
import { palm } from "#components/art/motifs/palm.ts";
import { parol } from "#components/art/motifs/parol.ts";
import { phoenix } from "#components/art/motifs/phoenix.ts";
import { pineapple } from "#components/art/motifs/pineapple.ts";
import { plane } from "#components/art/motifs/plane.ts";
import { pyramid } from "#components/art/motifs/pyramid.ts";
import { rocket } from "#components/art/motifs/rocket.ts";
import { rooster } from "#components/art/motifs/rooster.ts";
import { roosterDuel } from "#components/art/motifs/rooster-duel.ts";
import { roosterHead } from "#components/art/motifs/rooster-head.ts";
import { royal } from "#components/art/motifs/royal.ts";
import { scope } from "#components/art/motifs/scope.ts";
import { serpent } from "#components/art/motifs/serpent.ts";
import { seven } from "#components/art/motifs/seven.ts";
import { shell } from "#components/art/motifs/shell.ts";
import { sicbo } from "#components/art/motifs/sicbo.ts";
import { spade } from "#components/art/motifs/spade.ts";
import { sun } from "#components/art/motifs/sun.ts";
import { terraces } from "#components/art/motifs/terraces.ts";
import { ticket } from "#components/art/motifs/ticket.ts";
import { tiger } from "#components/art/motifs/tiger.ts";
import { trophy } from "#components/art/motifs/trophy.ts";
import { turtle } from "#components/art/motifs/turtle.ts";
import { volcano } from "#components/art/motifs/volcano.ts";
import { wheel, wheelBig } from "#components/art/motifs/wheel.ts";

/** Motifs per class of game, as chance counts them: any change here changes covers, so it raises `artVersion`. */
const classes = {
  slots: [
    seven,
    gem,
    pyramid,
    volcano,
    parol,
    mask,
    bull,
    phoenix,
    serpent,
    terraces,
    cherries,
    mango,
    crown,
    cat,
    coins,
    flower,
    glass,
    tiger,
    shell,
    palm,
    lantern,
    sun,
    bangka,
    bell,
    turtle,
    butterfly,
    jeepney,
    kubo,
    moon,
    horseshoe,
    pineapple,
  ],
  baccarat: [cards2, natural, duel],
  roulette: [wheel, wheelBig],
  fishing: [fish, octopus, manta],
  crash: [rocket, kite, plane, balloon],
  dice: [dice, sicbo],
  mines: [mines, bomb],
  sports: [hoop, football, trophy],
  esports: [crest, pad, scope],
  cockfight: [rooster, roosterHead, roosterDuel],
  lottery: [balls, draw, ticket],
  poker: [spade, royal, chips],
} satisfies Record<string, [Motif, ...Motif[]]>;

type ArtClass = keyof typeof classes;

/** Categories and classes that share another's motifs. */
const aliases: Record<string, ArtClass> = {
  "live-casino": "baccarat",
  "dragon-tiger": "baccarat",
  blackjack: "poker",
  "e-lottery": "lottery",
  cockfighting: "cockfight",
  sicbo: "dice",
};

/** Words in a name that ask for a motif, where its class has it. */
const words: [RegExp, Motif][] = [
  [/seven|777/, seven],
  [/mango/, mango],
  [/cherr|fruit/, cherries],
  [/diamond|gem|jewel|hiyas/, gem],
  [/pyramid|temple|pharaoh/, pyramid],
  [/mayon|volcan|taal/, volcano],
  [/parol|star-of/, parol],
  [/mass?k|fiesta/, mask],
  [/carabao|bull|\box\b/, bull],
  [/phoenix|eagle|agila|adarna/, phoenix],
  [/bakunawa|dragon|serpent|naga/, serpent],
  [/terrace|banaue|rice/, terraces],
  [/crown|king|hari|queen/, crown],
  [/\bcat|kuting/, cat],
  [/coin|gold-rush|treasure|barya/, coins],
  [/sampaguita|flower|bloom/, flower],
  [/halo-halo|sundae/, glass],
  [/tiger|tigre/, tiger],
  [/pearl|perlas|shell/, shell],
  [/island|isla|palm|boracay/, palm],
  [/lantern/, lantern],
  [/\bsun\b|araw|sinag/, sun],
  [/bangka|boat|paraw|vinta/, bangka],
  [/bell|kampana/, bell],
  [/turtle|pawikan/, turtle],
  [/butterfly|paruparo/, butterfly],
  [/jeepney|jeep|byahe/, jeepney],
  [/kubo|harvest|barrio/, kubo],
  [/moon|buwan|luna/, moon],
  [/horseshoe|clover|lucky-charm|swerte/, horseshoe],
  [/pineapple|pinya/, pineapple],
  [/balloon|lobo/, balloon],
  [/kite|saranggola/, kite],
  [/rocket|orbit/, rocket],
  [/plane|aviator|flight/, plane],
  [/octopus|kraken|pugita/, octopus],
  [/manta|ray-of-the-deep/, manta],
  [/football|goal/, football],
  [/hoop|basket/, hoop],
  [/sic-?bo/, sicbo],
];

export function artClass(gameClass: string): ArtClass {
  for (const name of Object.keys(classes) as ArtClass[]) if (name === gameClass) return name;
  return aliases[gameClass] ?? "slots";
}

/** The motif that the words of the name ask for, else one of its class by chance. */
export function chooseMotif(k: Kit, slug: string, gameClass: string): Motif {
  const list: [Motif, ...Motif[]] = classes[artClass(gameClass)];
  const asked = words.find(([pattern, motif]) => pattern.test(slug) && list.includes(motif));
  return asked ? asked[1] : at(list, k.n(list.length));
}

/** Every motif, for the drawing board and the tests. */
export const classNames = Object.keys(classes) as ArtClass[];
