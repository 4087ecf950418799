import { dice } from "#lib/contracts/originals/dice-rules.ts";
import { parolNights } from "#lib/contracts/originals/parol-nights.ts";
import { slotReturn } from "#lib/contracts/originals/slot-return.ts";
import { type GameDefinition, inHouseVendor } from "#lib/modules/games/index.ts";

/** The games of the house that can be played, as the catalogue lists them. Each stands at `/play/{code}`. */
export const inHouseGames: readonly GameDefinition[] = [
  {
    code: "dice",
    vendorCode: inHouseVendor,
    vendorGameId: "dice",
    category: "in-house",
    gameClass: "table-games",
    artClass: "dice",
    name: "Dice",
    names: { fil: "Dais", ar: "النرد" },
    hot: true,
    demo: true,
    popularity: 1_000_000,
    position: 1,
    releasedOn: "2026-11-01",
    rtp: Math.round((dice.returned / dice.outcomes) * 10_000),
    features: ["provably-fair", "autoplay"],
    minimumStake: 1_00n,
    maximumStake: 10_000_00n,
    maximumWin: 250_000_00n,
  },
  {
    code: parolNights.code,
    vendorCode: inHouseVendor,
    vendorGameId: parolNights.code,
    category: "in-house",
    gameClass: "slot-machine",
    artClass: "slots",
    name: "Parol Nights",
    names: { ar: "ليالي الفانوس" },
    hot: true,
    demo: true,
    jackpot: true,
    popularity: 900_000,
    position: 2,
    releasedOn: "2026-11-28",
    rtp: Math.floor(slotReturn().total * 10_000),
    volatility: 3,
    lines: parolNights.lines.length,
    reels: `${parolNights.strips.length}x${parolNights.rows}`,
    topMultiple: parolNights.mostTimesStake,
    features: ["free-spins", "wilds", "multiplier", "autoplay", "provably-fair"],
    minimumStake: 1_00n,
    maximumStake: 1_000_00n,
    maximumWin: 5_000_000_00n,
  },
];
