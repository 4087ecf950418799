import type { Motif } from "#lib/art/kit.ts";
import { abaniko } from "#lib/art/motifs/abaniko.ts";
import { anchor } from "#lib/art/motifs/anchor.ts";
import { balloon } from "#lib/art/motifs/balloon.ts";
import { balls } from "#lib/art/motifs/balls.ts";
import { banana } from "#lib/art/motifs/banana.ts";
import { bangka } from "#lib/art/motifs/bangka.ts";
import { bee } from "#lib/art/motifs/bee.ts";
import { bell } from "#lib/art/motifs/bell.ts";
import { billiards } from "#lib/art/motifs/billiards.ts";
import { bingoCard } from "#lib/art/motifs/bingo-card.ts";
import { blackjack } from "#lib/art/motifs/blackjack.ts";
import { bolt } from "#lib/art/motifs/bolt.ts";
import { bomb } from "#lib/art/motifs/bomb.ts";
import { boxingGlove } from "#lib/art/motifs/boxing-glove.ts";
import { bull } from "#lib/art/motifs/bull.ts";
import { butterfly } from "#lib/art/motifs/butterfly.ts";
import { car } from "#lib/art/motifs/car.ts";
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
import { coral } from "#lib/art/motifs/coral.ts";
import { crab } from "#lib/art/motifs/crab.ts";
import { crest } from "#lib/art/motifs/crest.ts";
import { crocodile } from "#lib/art/motifs/crocodile.ts";
import { crown } from "#lib/art/motifs/crown.ts";
import { cups } from "#lib/art/motifs/cups.ts";
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
import { harpoon } from "#lib/art/motifs/harpoon.ts";
import { hat } from "#lib/art/motifs/hat.ts";
import { helmet } from "#lib/art/motifs/helmet.ts";
import { hibiscus } from "#lib/art/motifs/hibiscus.ts";
import { hook } from "#lib/art/motifs/hook.ts";
import { hoop } from "#lib/art/motifs/hoop.ts";
import { hopscotch } from "#lib/art/motifs/hopscotch.ts";
import { horse } from "#lib/art/motifs/horse.ts";
import { horseshoe } from "#lib/art/motifs/horseshoe.ts";
import { jacks } from "#lib/art/motifs/jacks.ts";
import { jar } from "#lib/art/motifs/jar.ts";
import { jeepney } from "#lib/art/motifs/jeepney.ts";
import { jellyfish } from "#lib/art/motifs/jellyfish.ts";
import { joystick } from "#lib/art/motifs/joystick.ts";
import { key } from "#lib/art/motifs/key.ts";
import { kite } from "#lib/art/motifs/kite.ts";
import { kubo } from "#lib/art/motifs/kubo.ts";
import { lantern } from "#lib/art/motifs/lantern.ts";
import { lighthouse } from "#lib/art/motifs/lighthouse.ts";
import { lotus } from "#lib/art/motifs/lotus.ts";
import { mahjongTiles } from "#lib/art/motifs/mahjong-tiles.ts";
import { mahjongWall } from "#lib/art/motifs/mahjong-wall.ts";
import { mango } from "#lib/art/motifs/mango.ts";
import { manta } from "#lib/art/motifs/manta.ts";
import { marbles } from "#lib/art/motifs/marbles.ts";
import { mask } from "#lib/art/motifs/mask.ts";
import { mines } from "#lib/art/motifs/mines.ts";
import { monkey } from "#lib/art/motifs/monkey.ts";
import { moon } from "#lib/art/motifs/moon.ts";
import { natural } from "#lib/art/motifs/natural.ts";
import { net } from "#lib/art/motifs/net.ts";
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
import { pole } from "#lib/art/motifs/pole.ts";
import { potion } from "#lib/art/motifs/potion.ts";
import { prawn } from "#lib/art/motifs/prawn.ts";
import { prizeWheel } from "#lib/art/motifs/prize-wheel.ts";
import { puffer } from "#lib/art/motifs/puffer.ts";
import { pyramid } from "#lib/art/motifs/pyramid.ts";
import { ring } from "#lib/art/motifs/ring.ts";
import { rocket } from "#lib/art/motifs/rocket.ts";
import { rooster } from "#lib/art/motifs/rooster.ts";
import { roosterDuel } from "#lib/art/motifs/rooster-duel.ts";
import { roosterHead } from "#lib/art/motifs/rooster-head.ts";
import { royal } from "#lib/art/motifs/royal.ts";
import { school } from "#lib/art/motifs/school.ts";
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
import { sipa } from "#lib/art/motifs/sipa.ts";
import { slipper } from "#lib/art/motifs/slipper.ts";
import { spade } from "#lib/art/motifs/spade.ts";
import { squid } from "#lib/art/motifs/squid.ts";
import { sun } from "#lib/art/motifs/sun.ts";
import { sungka } from "#lib/art/motifs/sungka.ts";
import { swordfish } from "#lib/art/motifs/swordfish.ts";
import { tarsier } from "#lib/art/motifs/tarsier.ts";
import { terraces } from "#lib/art/motifs/terraces.ts";
import { threeCards } from "#lib/art/motifs/three-cards.ts";
import { ticket } from "#lib/art/motifs/ticket.ts";
import { tiger } from "#lib/art/motifs/tiger.ts";
import { top } from "#lib/art/motifs/top.ts";
import { tower } from "#lib/art/motifs/tower.ts";
import { trident } from "#lib/art/motifs/trident.ts";
import { trophy } from "#lib/art/motifs/trophy.ts";
import { tuna } from "#lib/art/motifs/tuna.ts";
import { turtle } from "#lib/art/motifs/turtle.ts";
import { volcano } from "#lib/art/motifs/volcano.ts";
import { volleyball } from "#lib/art/motifs/volleyball.ts";
import { watermelon } from "#lib/art/motifs/watermelon.ts";
import { wave } from "#lib/art/motifs/wave.ts";
import { whale } from "#lib/art/motifs/whale.ts";
import { wheel, wheelBig } from "#lib/art/motifs/wheel.ts";

/** All motifs by name; a URL can use a name as the class of a cover. */
export const motifs = {
  abaniko,
  anchor,
  balloon,
  balls,
  banana,
  bangka,
  bee,
  bell,
  billiards,
  "bingo-card": bingoCard,
  blackjack,
  bolt,
  bomb,
  "boxing-glove": boxingGlove,
  bull,
  butterfly,
  car,
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
  coral,
  crab,
  crest,
  crocodile,
  crown,
  cups,
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
  harpoon,
  hat,
  helmet,
  hibiscus,
  hook,
  hoop,
  hopscotch,
  horse,
  horseshoe,
  jacks,
  jar,
  jeepney,
  jellyfish,
  joystick,
  key,
  kite,
  kubo,
  lantern,
  lighthouse,
  lotus,
  "mahjong-tiles": mahjongTiles,
  "mahjong-wall": mahjongWall,
  mango,
  manta,
  marbles,
  mask,
  mines,
  monkey,
  moon,
  natural,
  net,
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
  pole,
  potion,
  prawn,
  "prize-wheel": prizeWheel,
  puffer,
  pyramid,
  ring,
  rocket,
  rooster,
  "rooster-duel": roosterDuel,
  "rooster-head": roosterHead,
  royal,
  school,
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
  sipa,
  slipper,
  spade,
  squid,
  sun,
  sungka,
  swordfish,
  tarsier,
  terraces,
  "three-cards": threeCards,
  ticket,
  tiger,
  top,
  tower,
  trident,
  trophy,
  tuna,
  turtle,
  volcano,
  volleyball,
  watermelon,
  wave,
  whale,
  wheel,
  "wheel-big": wheelBig,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
