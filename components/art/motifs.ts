import type { Motif } from "#components/art/kit.ts";
import { abaniko } from "#components/art/motifs/abaniko.ts";
import { balloon } from "#components/art/motifs/balloon.ts";
import { balls } from "#components/art/motifs/balls.ts";
import { banana } from "#components/art/motifs/banana.ts";
import { bangka } from "#components/art/motifs/bangka.ts";
import { bee } from "#components/art/motifs/bee.ts";
import { bell } from "#components/art/motifs/bell.ts";
import { bingoCard } from "#components/art/motifs/bingo-card.ts";
import { blackjack } from "#components/art/motifs/blackjack.ts";
import { bolt } from "#components/art/motifs/bolt.ts";
import { bomb } from "#components/art/motifs/bomb.ts";
import { boxingGlove } from "#components/art/motifs/boxing-glove.ts";
import { bull } from "#components/art/motifs/bull.ts";
import { butterfly } from "#components/art/motifs/butterfly.ts";
import { cards2 } from "#components/art/motifs/cards-2.ts";
import { cat } from "#components/art/motifs/cat.ts";
import { cherries } from "#components/art/motifs/cherries.ts";
import { chest } from "#components/art/motifs/chest.ts";
import { chili } from "#components/art/motifs/chili.ts";
import { chips } from "#components/art/motifs/chips.ts";
import { coconut } from "#components/art/motifs/coconut.ts";
import { coins } from "#components/art/motifs/coins.ts";
import { comet } from "#components/art/motifs/comet.ts";
import { compass } from "#components/art/motifs/compass.ts";
import { crab } from "#components/art/motifs/crab.ts";
import { crest } from "#components/art/motifs/crest.ts";
import { crocodile } from "#components/art/motifs/crocodile.ts";
import { crown } from "#components/art/motifs/crown.ts";
import { dice } from "#components/art/motifs/dice.ts";
import { domino } from "#components/art/motifs/domino.ts";
import { dragon } from "#components/art/motifs/dragon.ts";
import { draw } from "#components/art/motifs/draw.ts";
import { drum } from "#components/art/motifs/drum.ts";
import { duel } from "#components/art/motifs/duel.ts";
import { fantan } from "#components/art/motifs/fantan.ts";
import { fireworks } from "#components/art/motifs/fireworks.ts";
import { fish } from "#components/art/motifs/fish.ts";
import { flower } from "#components/art/motifs/flower.ts";
import { football } from "#components/art/motifs/football.ts";
import { frog } from "#components/art/motifs/frog.ts";
import { galleon } from "#components/art/motifs/galleon.ts";
import { gem } from "#components/art/motifs/gem.ts";
import { glass } from "#components/art/motifs/glass.ts";
import { gong } from "#components/art/motifs/gong.ts";
import { guitar } from "#components/art/motifs/guitar.ts";
import { hat } from "#components/art/motifs/hat.ts";
import { hibiscus } from "#components/art/motifs/hibiscus.ts";
import { hoop } from "#components/art/motifs/hoop.ts";
import { horse } from "#components/art/motifs/horse.ts";
import { horseshoe } from "#components/art/motifs/horseshoe.ts";
import { jar } from "#components/art/motifs/jar.ts";
import { jeepney } from "#components/art/motifs/jeepney.ts";
import { joystick } from "#components/art/motifs/joystick.ts";
import { key } from "#components/art/motifs/key.ts";
import { kite } from "#components/art/motifs/kite.ts";
import { kubo } from "#components/art/motifs/kubo.ts";
import { lantern } from "#components/art/motifs/lantern.ts";
import { mahjongTiles } from "#components/art/motifs/mahjong-tiles.ts";
import { mahjongWall } from "#components/art/motifs/mahjong-wall.ts";
import { mango } from "#components/art/motifs/mango.ts";
import { manta } from "#components/art/motifs/manta.ts";
import { mask } from "#components/art/motifs/mask.ts";
import { mines } from "#components/art/motifs/mines.ts";
import { monkey } from "#components/art/motifs/monkey.ts";
import { moon } from "#components/art/motifs/moon.ts";
import { natural } from "#components/art/motifs/natural.ts";
import { octopus } from "#components/art/motifs/octopus.ts";
import { owl } from "#components/art/motifs/owl.ts";
import { pad } from "#components/art/motifs/pad.ts";
import { palm } from "#components/art/motifs/palm.ts";
import { parol } from "#components/art/motifs/parol.ts";
import { phoenix } from "#components/art/motifs/phoenix.ts";
import { pinball } from "#components/art/motifs/pinball.ts";
import { pineapple } from "#components/art/motifs/pineapple.ts";
import { plane } from "#components/art/motifs/plane.ts";
import { pokerScreen } from "#components/art/motifs/poker-screen.ts";
import { potion } from "#components/art/motifs/potion.ts";
import { prawn } from "#components/art/motifs/prawn.ts";
import { puffer } from "#components/art/motifs/puffer.ts";
import { pyramid } from "#components/art/motifs/pyramid.ts";
import { ring } from "#components/art/motifs/ring.ts";
import { rocket } from "#components/art/motifs/rocket.ts";
import { rooster } from "#components/art/motifs/rooster.ts";
import { roosterDuel } from "#components/art/motifs/rooster-duel.ts";
import { roosterHead } from "#components/art/motifs/rooster-head.ts";
import { royal } from "#components/art/motifs/royal.ts";
import { scope } from "#components/art/motifs/scope.ts";
import { scratchCard } from "#components/art/motifs/scratch-card.ts";
import { scratchStars } from "#components/art/motifs/scratch-stars.ts";
import { seahorse } from "#components/art/motifs/seahorse.ts";
import { sedie } from "#components/art/motifs/sedie.ts";
import { serpent } from "#components/art/motifs/serpent.ts";
import { seven } from "#components/art/motifs/seven.ts";
import { shark } from "#components/art/motifs/shark.ts";
import { shell } from "#components/art/motifs/shell.ts";
import { shield } from "#components/art/motifs/shield.ts";
import { sicbo } from "#components/art/motifs/sicbo.ts";
import { spade } from "#components/art/motifs/spade.ts";
import { sun } from "#components/art/motifs/sun.ts";
import { tarsier } from "#components/art/motifs/tarsier.ts";
import { terraces } from "#components/art/motifs/terraces.ts";
import { threeCards } from "#components/art/motifs/three-cards.ts";
import { ticket } from "#components/art/motifs/ticket.ts";
import { tiger } from "#components/art/motifs/tiger.ts";
import { trophy } from "#components/art/motifs/trophy.ts";
import { turtle } from "#components/art/motifs/turtle.ts";
import { volcano } from "#components/art/motifs/volcano.ts";
import { watermelon } from "#components/art/motifs/watermelon.ts";
import { wheel, wheelBig } from "#components/art/motifs/wheel.ts";

/** Every motif by its name, which an address can ask for as the class of a cover. */
export const motifs = {
  abaniko,
  balloon,
  balls,
  banana,
  bangka,
  bee,
  bell,
  "bingo-card": bingoCard,
  blackjack,
  bolt,
  bomb,
  "boxing-glove": boxingGlove,
  bull,
  butterfly,
  "cards-2": cards2,
  cat,
  cherries,
  chest,
  chili,
  chips,
  coconut,
  coins,
  comet,
  compass,
  crab,
  crest,
  crocodile,
  crown,
  dice,
  domino,
  dragon,
  draw,
  drum,
  duel,
  fantan,
  fireworks,
  fish,
  flower,
  football,
  frog,
  galleon,
  gem,
  glass,
  gong,
  guitar,
  hat,
  hibiscus,
  hoop,
  horse,
  horseshoe,
  jar,
  jeepney,
  joystick,
  key,
  kite,
  kubo,
  lantern,
  "mahjong-tiles": mahjongTiles,
  "mahjong-wall": mahjongWall,
  mango,
  manta,
  mask,
  mines,
  monkey,
  moon,
  natural,
  octopus,
  owl,
  pad,
  palm,
  parol,
  phoenix,
  pinball,
  pineapple,
  plane,
  "poker-screen": pokerScreen,
  potion,
  prawn,
  puffer,
  pyramid,
  ring,
  rocket,
  rooster,
  "rooster-duel": roosterDuel,
  "rooster-head": roosterHead,
  royal,
  scope,
  "scratch-card": scratchCard,
  "scratch-stars": scratchStars,
  seahorse,
  sedie,
  serpent,
  seven,
  shark,
  shell,
  shield,
  sicbo,
  spade,
  sun,
  tarsier,
  terraces,
  "three-cards": threeCards,
  ticket,
  tiger,
  trophy,
  turtle,
  volcano,
  watermelon,
  wheel,
  "wheel-big": wheelBig,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
