import { identityOf, releaseDay, tableFacts } from "#db/seed/catalogue/facts.ts";
import { chanceOf } from "#db/seed/catalogue/random.ts";
import { inHouse, vendorsOn } from "#db/seed/catalogue/vendors.ts";
import type { GameCategory } from "#lib/contracts/games/categories.ts";
import type { GameClass } from "#lib/contracts/games/game-classes.ts";
import type { GameDefinition } from "#lib/modules/games/index.ts";

/**
 * Games by category, dealt to the category's vendors in turn: names, or `VENDOR:name` for a game of a specific vendor.
 */
const kinds: readonly {
  category: GameCategory;
  gameClass: GameClass;
  artClass: string;
  popularity: number;
  demo: number;
  names: string;
}[] = [
  {
    category: "fishing",
    gameClass: "fish",
    artClass: "fishing",
    popularity: 600_000,
    demo: 90,
    names:
      "Reef Hunter,Manta Bay,Pugita Kings,Lambat Frenzy,Dagat Diver,Tubbataha Deep,Apo Reef Hunt,Pating Patrol,Butanding Cove,Marlin Rush,Tanguigue Run,Lapu-Lapu Catch,Coral Cannon,Alon Hunters,Bangus Bounty,Dilis Swarm,Talakitok Tide,Ocean Fiesta,Pearl Divers,Kraken ng Sulu,Sulu Sea Hunt,Lagoon Legends,Hook and Lantern,Night Netters,Golden Tuna,Pufferfish Party,Seahorse Sprint,Deep Blue Barkada,Bagyo Fishing,Harpoon Heroes,Pusit Panic,Jellyfish Jam,Anglers of Anilao,Turtle Bay Hunt,Sardine Run,Malapascua Dive,Trident Trawl,Sea King Jubilee,Treasure Trawler,Moonfish Rally,Captain Hito,Crab Cannonade,Abyss Anglers,Monsoon Catch,Fisher Kings,Silver Shoal,Karagatan Clash,Isdang Ginto,Tide Riders,Lighthouse Catch,Barracuda Bay,Stingray Strike,Bohol Deep,Coral Kingdom,Blue Reef Rangers",
  },
  {
    category: "slots",
    gameClass: "mini-games",
    artClass: "arcade",
    popularity: 380_000,
    demo: 90,
    names:
      "Cara y Cruz,Saranggola Rise,Jackstone Drop,Sungka Steps,Trumpo Spin,Piko Path,Holen Mines,Tumbang Preso Toss,Luksong Tinik,Palosebo Climb,Bangka Crash,Kalesa Dash,Pabitin Pick,Hula Bilang,Jeepney Ladder,Lobo Limbo,Bato-Bato Duel,Takip Tanaw,Sipa Streak,Pitik Tower",
  },
  {
    category: "sports",
    gameClass: "sports",
    artClass: "sports",
    popularity: 400_000,
    demo: 0,
    names:
      "LIGA:Liga Sportsbook,TAKBO:Takbo Racing Centre,ARENA7:Arena Siete Sports,LIGA:Barangay Hoops Live,TAKBO:Karera Virtual,ARENA7:Copa Luzon,LIGA:Volley Visayas,TAKBO:Regatta Derby,ARENA7:Boxing Night Manila,LIGA:Billiards Cup",
  },
  {
    category: "sports",
    gameClass: "sports",
    artClass: "esports",
    popularity: 350_000,
    demo: 0,
    names:
      "IMES:Isla Masters Arena,IMES:Pixel League,IMES:Zero Scope Open,IMES:Arena Crest,IMES:Five Towers Cup,IMES:Drift Kings Online,IMES:Battle Island Series",
  },
  {
    category: "sports",
    gameClass: "sports",
    artClass: "cockfight",
    popularity: 340_000,
    demo: 0,
    names:
      "DS88:Derby Sarimanok Live,DS88:Sabong Royale,DS88:Derby Night,DS88:Sultada Arena,DS88:Hackfight Sunday,DS88:Ruweda Grande",
  },
  {
    category: "lottery",
    gameClass: "lottery",
    artClass: "lottery",
    popularity: 300_000,
    demo: 0,
    names:
      "SUERTE:Suerte Daily,BOLA:Bola Noon Draw,Lucky Six,Ginto Draw,Swerte Pick,Tatlong Numero,Bituin 45,Piso Dream,Fiesta Ball,Evening Six,Island Keno,Barangay Four",
  },
  {
    category: "e-lottery",
    gameClass: "lottery",
    artClass: "lottery",
    popularity: 290_000,
    demo: 0,
    names:
      "TCG_LOTTO_VN:Mekong Four,BOLA:Bola Minute,TCG_LOTTO_VN:Red River Draw,TCG_LOTTO_VN:Lotus Hour,Quick Keno,Five Minute Five,TCG_LOTTO_VN:Delta Evening,TCG_LOTTO_VN:Hoi An Lantern Draw,Speed Balls,TCG_LOTTO_VN:Ha Long Three,Twin Dice Draw,TCG_LOTTO_VN:Da Lat Morning",
  },
];

export function otherGames(today: Date): GameDefinition[] {
  return kinds.flatMap(({ category, gameClass, artClass, popularity, demo, names }) => {
    const vendors = vendorsOn(category).filter(({ code }) => code !== inHouse);
    return names.split(",").map((entry, rank) => {
      const [, said, name = ""] = /^(?:([A-Z0-9_]+):)?(.+)$/.exec(entry) ?? [];
      const vendorCode = said ?? vendors[rank % vendors.length]?.code ?? "";
      const chance = chanceOf(name);
      const { rtp, ...facts } = tableFacts(chance);
      return {
        ...identityOf(name, vendorCode),
        category,
        gameClass,
        artClass,
        hot: rank < 2,
        demo: chance.often(demo),
        popularity: popularity - rank * 100,
        releasedOn: releaseDay(chance, today),
        ...facts,
        // Odds depend on the match and prizes on the pool, so there is no return to player to state.
        ...(category === "fishing" && { rtp: rtp ?? 0 }),
      };
    });
  });
}
