/** Theme of slots. */
export interface Theme {
  /** Motif of the cover. */
  motif: string;
  /** Names of things and places; Filipino ones also follow "ng". */
  filipino: readonly string[];
  english: readonly string[];
  /** Words that fit after these names. */
  endings: readonly string[];
}

const words = (text: string) => text.split(",").filter(Boolean);
const theme = (motif: string, filipino: string, english: string, endings: string): Theme => ({
  motif,
  filipino: words(filipino),
  english: words(english),
  endings: words(endings),
});

export const themes: readonly Theme[] = [
  theme("volcano", "Mayon,Taal,Pinatubo,Apoy,Bulkan", "Albay Volcano", "Fire,Blaze,Embers,Rising,Eruption"),
  theme("parol", "Parol,Tala ng Disyembre", "Star of Samar", "Glow,Carol,December,Lights,Workshop"),
  theme("mask", "Masskara,Moriones,Sinulog", "Fiesta Mask", "Wild,Parade,Carnival,Smiles,Dance"),
  theme("bull", "Kalabaw,Araro", "Carabao,Brave Carabao", "Gold,Fields,Charge,Pride,Trail"),
  theme("phoenix", "Adarna,Agila,Limokon", "Mount Apo Eagle", "Song,Flight,Feather,Plume,Wings"),
  theme("serpent", "Bakunawa,Minokawa,Naga", "Moon Serpent,Visayan Serpent", "Rising,Eclipse,Hoard,Tide,Depths"),
  theme("terraces", "Banaue,Palay,Hagdan", "Rice Terrace,Ifugao Terraces", "Steps,Harvest,Mist,Morning,Green"),
  theme("mango", "Mangga", "Mango,Guimaras Mango", "Riches,Splash,Sunshine,Crate,Season"),
  theme("cherries", "Seresa", "Night Market Fruit,Barrio Cherry", "Fiesta,Spin,Basket,Stand,Fizz"),
  theme("gem", "Hiyas,Brilyante", "Capiz Jewel,Tala Diamond", "Vault,Glitter,Trail,Sparkle,Window"),
  theme("crown", "Hari,Reyna,Rajah,Lakandula", "Island King,Sultan of Sulu", "Throne,Court,Jubilee,Regalia,Banquet"),
  theme("cat", "Kuting,Muning", "Kitchen Cat,Sari-Sari Cat", "Charm,Wave,Paws,Bells,Nap"),
  theme("coins", "Barya,Salapi,Ginto", "Galleon Coin,Piggy Jar", "Rush,Rain,Stack,Shower,Till"),
  theme("flower", "Sampaguita,Bulaklak", "Jasmine Garland", "Garden,Whisper,Evening,Chain,Spring"),
  theme("glass", "Halo-Halo,Sorbetes", "Parlour Sundae", "Spin,Mix,Summer,Scoop,Sprinkle"),
  theme("tiger", "Tigre", "Paper Tiger,Circus Tiger", "Stripes,Prowl,Roar,Pounce,Tamer"),
  theme("shell", "Perlas,Kabibe", "South Sea Pearl", "Lagoon,Diver,Dream,Tide,Strand"),
  theme("palm", "Boracay,Isla,Siargao,Palawan,Camiguin", "Palm Island", "Sunset,Breeze,Hideaway,Shores,Postcard"),
  theme("lantern", "Lampara,Gasera", "Paper Lantern,Binondo Lantern", "Lane,Parade,Festival,Quay,Market"),
  theme("sun", "Araw,Sinag,Liwayway,Tag-Araw", "Noon Sun,Three Stars Sun", "Rays,Gold,Glory,Rise,Feast"),
  theme("bangka", "Bangka,Vinta,Paraw,Caracoa", "Outrigger,Painted Boat", "Race,Sails,Voyage,Regatta,Harbour"),
  theme("bell", "Kampana", "Town Bell,Plaza Bell", "Chimes,Tower,Sunday,Peal,Morning"),
  theme("turtle", "Pawikan,Pagong", "Green Turtle,Apulit Turtle", "Beach,Nest,Journey,Reef,Parade"),
  theme("butterfly", "Paruparo,Mariposa", "Marinduque Butterfly", "Garden,Flutter,Silk,Meadow,Waltz"),
  theme("jeepney", "Jeepney,Byahe,Pasada", "King of the Road", "Express,Jam,Route,Overtake,Terminal"),
  theme("kubo", "Kubo,Barrio,Bayanihan", "Harvest Hut,Nipa Hut", "Days,Nights,Homecoming,Supper,Morning"),
  theme("moon", "Buwan,Luna,Mayari", "Pasay Moon,Monsoon Moon", "Glow,Dance,Tides,Silver,Serenade"),
  theme("horseshoe", "Suwerte,Swerte", "Stable Charm", "Club,Day,Street,Corner,Week"),
  theme("pineapple", "Pinya,Pinyahan", "Bukidnon Pineapple", "Punch,Truck,Plantation,Crown,Party"),
  theme("pyramid", "Templo,Dambana", "Limestone Temple,Temple of Tides", "Dawn,Secrets,Guardians,Stairs,Relics"),
  theme("seven", "Siyete,Pito", "Manila Seven,Quiapo Seven", "Blaze,Classic,Encore,Club,Ways Home"),
  theme("tarsier", "Tarsier,Mawmag", "Bohol Tarsier", "Eyes,Midnight,Leap,Grove,Night Watch"),
  theme("chest", "Baul,Kayamanan", "Pirate Chest,Limahong Chest", "Cove,Hoard,Bounty,Island,Lock"),
  theme("galleon", "Galyon,Barko", "Manila Galleon", "Route,Storm,Cargo,Silver,Voyage"),
  theme("drum", "Tambol,Ati-Atihan", "Festival Drum,Street Drum", "Beat,Thunder,Parade,March,Roll"),
  theme("gong", "Agong,Kulintang", "Bronze Gong", "Echo,Song,Court,Call,Chant"),
  theme("guitar", "Gitara,Harana", "Cebu Guitar", "Serenade,Nights,Strings,Ballad,Plaza"),
  theme("abaniko", "Abaniko,Maria Clara", "Ballroom Fan,Sandalwood Fan", "Waltz,Secrets,Breeze,Letter,Ball"),
  theme("bolt", "Kidlat,Kulog", "Sierra Thunder,Habagat Lightning", "Strike,Storm,Peak,Riders,Crackle"),
  theme("comet", "Tala,Bituin,Kometa", "Falling Star,Evening Comet", "Nights,Wish,Dust,Trail,Sky"),
  theme("fireworks", "Paputok,Lusis", "Skyrocket,Bocaue Rocket", "New Year,Midnight,Boom,Sparkle,Countdown"),
  theme("coconut", "Buko,Niyog", "Young Coconut,Quezon Coconut", "Crush,Cooler,Climb,Beach,Grove"),
  theme("watermelon", "Pakwan", "Watermelon,Batac Melon", "Slice,Splash,Picnic,Truck,Crush"),
  theme("chili", "Sili,Siling Labuyo", "Bicol Chili", "Heat,Rush,Kitchen,Kick,Fever"),
  theme("banana", "Saging,Turon", "Saba Banana,Davao Banana", "Bunch,Split,Boat,Leaf,Jamboree"),
  theme("hibiscus", "Gumamela,Kalachuchi", "Red Hibiscus", "Garden,Blush,Terrace,Morning,Nectar"),
  theme("bee", "Bubuyog,Pulot", "Palawan Honey,Wild Honey", "Hive,Harvest,Hum,Garden,Jar"),
  theme("owl", "Kuwago", "Molave Owl,Wise Owl", "Night,Forest,Wisdom,Moonwatch,Hollow"),
  theme("crocodile", "Buwaya", "Agusan Crocodile,River Crocodile", "Bend,Grin,Snap,Marsh,Gold"),
  theme("frog", "Palaka", "Rain Frog,Rice Field Frog", "Pond,Chorus,Leap,Lotus,Monsoon"),
  theme("monkey", "Unggoy,Matsing", "Clever Monkey,Subic Monkey", "Swing,Grove,Trickster,Market,Banter"),
  theme("horse", "Tikbalang,Kabayo", "Midnight Stallion,Kalesa Horse", "Gallop,Moon,Trail,Canter,Ridge"),
  theme("jar", "Banga,Palayok,Manunggul", "Clay Jar,Spirit Jar", "Secrets,Feast,Voyage,Rice,Fire"),
  theme("shield", "Kampilan,Kalis,Bayani", "Warrior Shield,Mactan Shield", "Honour,Duel,Legend,Oath,Rally"),
  theme("ring", "Mutya,Singsing", "Ruby Ring,Heirloom Ring", "Promise,Dance,Lagoon,Story,Vow"),
  theme("key", "Susi,Lihim", "Golden Key,Locked Door", "Manor,Garden,Cellar,Attic,Passage"),
  theme("compass", "Mapa,Kompas", "Old Map,Pilot Compass", "Voyage,Secrets,North,Expedition,Isles"),
  theme("potion", "Gayuma,Albularyo", "Love Potion,Siquijor Potion", "Brew,Market,Moon,Bottle,Charm"),
  theme("crab", "Alimango,Katang", "Mud Crab,Roxas Crab", "Beach,Boil,March,Pinch,Feast"),
  theme("hat", "Salakot,Buri", "Straw Hat,Planter Hat", "Harvest,Dance,Road,Sunday,Noon"),
];

/** Words that fit before any name. */
export const openings = words(
  "Golden,Lucky,Royal,Mystic,Wild,Grand,Hidden,Moonlit,Silver,Emerald,Crimson,Dancing,Enchanted,Happy,Bright,Magic,Velvet,Rising,Twin,Coral",
);

/** Words that fit after any name. */
export const closings = words(
  "Fortune,Riches,Deluxe,Wilds,Treasures,Legends,Reels,Bonanza,Jubilee,Express,Magic,Nights,Stories,Wonders,Glory,Gala,Royale,Odyssey,Quest,Cascade",
);

/** Words that precede "ng" and a Filipino name. */
export const praises = words(
  "Alamat ng,Kislap ng,Gabi ng,Himig ng,Biyaya ng,Yaman ng,Lihim ng,Sayaw ng,Awit ng,Puso ng,Liwanag ng,Handog ng,Lakbay ng,Ganda ng",
);
