import { identityOf, releaseDay, tableFacts } from "#db/seed/catalogue/facts.ts";
import { places } from "#db/seed/catalogue/places.ts";
import { bagOf, chanceOf } from "#db/seed/catalogue/random.ts";
import { vendorsOn } from "#db/seed/catalogue/vendors.ts";
import type { GameClass } from "#lib/contracts/games/game-classes.ts";
import type { GameDefinition } from "#lib/modules/games/index.ts";

/** A type of table: English, Filipino, Arabic. */
interface Table {
  gameClass: GameClass;
  artClass?: string;
  names: readonly [string, string, string];
}

const table = (gameClass: GameClass, ...names: Table["names"]): Table => ({ gameClass, names });

const live: readonly Table[] = [
  table("baccarat", "Baccarat", "Baccarat", "باكارات"),
  table("roulette", "Roulette", "Ruleta", "روليت"),
  table("dragon-tiger", "Dragon Tiger", "Dragon at Tigre", "التنين والنمر"),
  table("blackjack", "Blackjack", "Blackjack", "بلاك جاك"),
  table("sicbo", "Sic Bo", "Sic Bo", "سيك بو"),
  table("baccarat", "Speed Baccarat", "Mabilis na Baccarat", "باكارات سريع"),
  table("three-card-poker", "3-Card Poker", "Tatlong Baraha", "بوكر ثلاث ورقات"),
  table("sedie", "Sedie", "Sedie", "سيدي"),
  table("fantan", "Fan Tan", "Fan Tan", "فان تان"),
  table("niuniu", "Niu Niu", "Niu Niu", "نيو نيو"),
  table("fish-prawn-crab", "Fish Prawn Crab", "Isda Hipon Alimango", "سمكة وروبيان وسلطعون"),
  table("zjh", "Golden Flower", "Gintong Bulaklak", "الزهرة الذهبية"),
  table("mahjong", "Mahjong", "Mahjong", "ماجونغ"),
  table("wenzhou", "Wenzhou Tiles", "Wenzhou", "ونتشو"),
];

/** Games with a host instead of a dealer; they have no class besides the category's own. */
const hosted: readonly Table[] = [
  { ...table("live-casino", "Fiesta Wheel", "Gulong ng Piyesta", "عجلة المهرجان"), artClass: "prize-wheel" },
  { ...table("live-casino", "Perya Drop Ball", "Drop Ball ng Perya", "كرة الملاهي"), artClass: "balls" },
  { ...table("live-casino", "High Card", "Mataas na Baraha", "الورقة الأعلى"), artClass: "blackjack" },
  { ...table("live-casino", "Colour Dice", "Dais ng Kulay", "نرد الألوان"), artClass: "sicbo" },
];

const cards: readonly Table[] = [
  { ...table("table-games", "Tongits", "Tongits", "تونغيتس"), artClass: "poker" },
  { ...table("table-games", "Pusoy", "Pusoy", "بوسوي"), artClass: "poker" },
  { ...table("table-games", "Lucky Nine", "Lucky Nine", "التسعة المحظوظة"), artClass: "natural" },
  table("mahjong", "Mahjong", "Mahjong", "ماجونغ"),
  table("three-card-poker", "3-Card Poker", "Tatlong Baraha", "بوكر ثلاث ورقات"),
  table("niuniu", "Bull Cards", "Barahang Toro", "أوراق الثور"),
  table("zjh", "Golden Flower", "Gintong Bulaklak", "الزهرة الذهبية"),
];

/** Returns tables with dealers, about a dozen for each vendor, and one with a host. */
export function liveTables(today: Date): GameDefinition[] {
  const dealt = tablesOf("live-casino", live, { each: 13, popularity: 700_000, hot: 3 }, today);
  return [...dealt, ...tablesOf("live-casino", hosted, { each: 1, popularity: 680_000, hot: 0 }, today)];
}

/** Returns card rooms in which players play against each other. */
export function cardRooms(today: Date): GameDefinition[] {
  return tablesOf("poker", cards, { each: 14, popularity: 500_000, hot: 3 }, today);
}

/** Gives every table its own location, so that no name repeats. */
function tablesOf(
  category: "live-casino" | "poker",
  kinds: readonly Table[],
  { each, popularity, hot }: { each: number; popularity: number; hot: number },
  today: Date,
): GameDefinition[] {
  const free = new Map(kinds.map((kind) => [kind, bagOf(places, chanceOf(`${category} ${kind.names[0]}`))]));
  const rounds = Array.from({ length: each }, (_, round) => round);
  const vendors = vendorsOn(category);
  const rows = rounds.flatMap((round) =>
    vendors.map(({ code: vendorCode }, index) => {
      const kind = kinds[(round + index * 3) % kinds.length];
      const place = kind && free.get(kind)?.draw();
      if (!kind || !place) throw new RangeError("No table");
      return { kind, place, vendorCode };
    }),
  );
  return rows.map(({ kind: { names, ...facts }, place: [place, inArabic], vendorCode }, rank) => {
    const [english, filipino, arabic] = names;
    const room = category === "poker" ? "Club" : "";
    const name = [place, english, room].filter(Boolean).join(" ");
    const chance = chanceOf(name);
    return {
      ...identityOf(name, vendorCode),
      ...facts,
      category,
      names: { fil: `${filipino} ${category === "poker" ? "Club " : ""}${place}`, ar: `${arabic} ${inArabic}` },
      hot: rank < hot,
      demo: category === "poker" && chance.often(50),
      popularity: popularity - rank * 100,
      releasedOn: releaseDay(chance, today),
      ...tableFacts(chance, ["side-bets"]),
    };
  });
}
