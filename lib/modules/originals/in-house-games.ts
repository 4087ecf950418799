import { dice } from "#lib/contracts/originals/dice-rules.ts";
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
];
