import type { Motif } from "#lib/art/kit.ts";
import { abaniko } from "#lib/art/motifs/abaniko.ts";
import { balloon } from "#lib/art/motifs/balloon.ts";
import { balls } from "#lib/art/motifs/balls.ts";
import { banana } from "#lib/art/motifs/banana.ts";
import { bangka } from "#lib/art/motifs/bangka.ts";
import { bee } from "#lib/art/motifs/bee.ts";
import { bell } from "#lib/art/motifs/bell.ts";
import { bingoCard } from "#lib/art/motifs/bingo-card.ts";
import { blackjack } from "#lib/art/motifs/blackjack.ts";
import { bolt } from "#lib/art/motifs/bolt.ts";
import { bomb } from "#lib/art/motifs/bomb.ts";
import { boxingGlove } from "#lib/art/motifs/boxing-glove.ts";
import { bull } from "#lib/art/motifs/bull.ts";
import { butterfly } from "#lib/art/motifs/butterfly.ts";
import { cards2 } from "#lib/art/motifs/cards-2.ts";
import { cat } from "#lib/art/motifs/cat.ts";
import { cherries } from "#lib/art/motifs/cherries.ts";
import { chest } from "#lib/art/motifs/chest.ts";
import { chili } from "#lib/art/motifs/chili.ts";
import { chips } from "#lib/art/motifs/chips.ts";
import { coconut } from "#lib/art/motifs/coconut.ts";
import { coins } from "#lib/art/motifs/coins.ts";
import { comet } from "#lib/art/motifs/comet.ts";
import { compass } from "#lib/art/motifs/compass.ts";
import { crab } from "#lib/art/motifs/crab.ts";
import { crest } from "#lib/art/motifs/crest.ts";
import { crocodile } from "#lib/art/motifs/crocodile.ts";
import { crown } from "#lib/art/motifs/crown.ts";
import { dice } from "#lib/art/motifs/dice.ts";
import { domino } from "#lib/art/motifs/domino.ts";
import { dragon } from "#lib/art/motifs/dragon.ts";
import { draw } from "#lib/art/motifs/draw.ts";
import { drum } from "#lib/art/motifs/drum.ts";
import { duel } from "#lib/art/motifs/duel.ts";
import { fantan } from "#lib/art/motifs/fantan.ts";
import { fireworks } from "#lib/art/motifs/fireworks.ts";
import { fish } from "#lib/art/motifs/fish.ts";
import { flower } from "#lib/art/motifs/flower.ts";
import { football } from "#lib/art/motifs/football.ts";
import { frog } from "#lib/art/motifs/frog.ts";
import { galleon } from "#lib/art/motifs/galleon.ts";
import { gem } from "#lib/art/motifs/gem.ts";
import { glass } from "#lib/art/motifs/glass.ts";
import { gong } from "#lib/art/motifs/gong.ts";
import { guitar } from "#lib/art/motifs/guitar.ts";
import { hat } from "#lib/art/motifs/hat.ts";
import { hibiscus } from "#lib/art/motifs/hibiscus.ts";
import { hoop } from "#lib/art/motifs/hoop.ts";
import { horse } from "#lib/art/motifs/horse.ts";
import { horseshoe } from "#lib/art/motifs/horseshoe.ts";
import { jar } from "#lib/art/motifs/jar.ts";
import { jeepney } from "#lib/art/motifs/jeepney.ts";
import { joystick } from "#lib/art/motifs/joystick.ts";
import { key } from "#lib/art/motifs/key.ts";
import { kite } from "#lib/art/motifs/kite.ts";
import { kubo } from "#lib/art/motifs/kubo.ts";
import { lantern } from "#lib/art/motifs/lantern.ts";
import { mahjongTiles } from "#lib/art/motifs/mahjong-tiles.ts";
import { mahjongWall } from "#lib/art/motifs/mahjong-wall.ts";
import { mango } from "#lib/art/motifs/mango.ts";
import { manta } from "#lib/art/motifs/manta.ts";
import { mask } from "#lib/art/motifs/mask.ts";
import { mines } from "#lib/art/motifs/mines.ts";
import { monkey } from "#lib/art/motifs/monkey.ts";
import { moon } from "#lib/art/motifs/moon.ts";
import { natural } from "#lib/art/motifs/natural.ts";
import { octopus } from "#lib/art/motifs/octopus.ts";
import { owl } from "#lib/art/motifs/owl.ts";
import { pad } from "#lib/art/motifs/pad.ts";
import { palm } from "#lib/art/motifs/palm.ts";
import { parol } from "#lib/art/motifs/parol.ts";
import { phoenix } from "#lib/art/motifs/phoenix.ts";
import { pinball } from "#lib/art/motifs/pinball.ts";
import { pineapple } from "#lib/art/motifs/pineapple.ts";
import { plane } from "#lib/art/motifs/plane.ts";
import { pokerScreen } from "#lib/art/motifs/poker-screen.ts";
import { potion } from "#lib/art/motifs/potion.ts";
import { prawn } from "#lib/art/motifs/prawn.ts";
import { puffer } from "#lib/art/motifs/puffer.ts";
import { pyramid } from "#lib/art/motifs/pyramid.ts";
import { ring } from "#lib/art/motifs/ring.ts";
import { rocket } from "#lib/art/motifs/rocket.ts";
import { rooster } from "#lib/art/motifs/rooster.ts";
import { roosterDuel } from "#lib/art/motifs/rooster-duel.ts";
import { roosterHead } from "#lib/art/motifs/rooster-head.ts";
import { royal } from "#lib/art/motifs/royal.ts";
import { scope } from "#lib/art/motifs/scope.ts";
import { scratchCard } from "#lib/art/motifs/scratch-card.ts";
import { scratchStars } from "#lib/art/motifs/scratch-stars.ts";
import { seahorse } from "#lib/art/motifs/seahorse.ts";
import { sedie } from "#lib/art/motifs/sedie.ts";
import { serpent } from "#lib/art/motifs/serpent.ts";
import { seven } from "#lib/art/motifs/seven.ts";
import { shark } from "#lib/art/motifs/shark.ts";
import { shell } from "#lib/art/motifs/shell.ts";
import { shield } from "#lib/art/motifs/shield.ts";
import { sicbo } from "#lib/art/motifs/sicbo.ts";
import { spade } from "#lib/art/motifs/spade.ts";
import { sun } from "#lib/art/motifs/sun.ts";
import { tarsier } from "#lib/art/motifs/tarsier.ts";
import { terraces } from "#lib/art/motifs/terraces.ts";
import { threeCards } from "#lib/art/motifs/three-cards.ts";
import { ticket } from "#lib/art/motifs/ticket.ts";
import { tiger } from "#lib/art/motifs/tiger.ts";
import { trophy } from "#lib/art/motifs/trophy.ts";
import { turtle } from "#lib/art/motifs/turtle.ts";
import { volcano } from "#lib/art/motifs/volcano.ts";
import { watermelon } from "#lib/art/motifs/watermelon.ts";
import { wheel, wheelBig } from "#lib/art/motifs/wheel.ts";

/** All motifs by name; a URL can use a name as the class of a cover. */
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
