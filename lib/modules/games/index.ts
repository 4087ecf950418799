import "server-only";

export { type Game, inHouseVendor, listInHouseGames, requireGame } from "#lib/modules/games/catalogue.ts";
export { exportBets } from "#lib/modules/games/export-bets.ts";
export { readBets } from "#lib/modules/games/read-bets.ts";
export { readWinners } from "#lib/modules/games/read-winners.ts";
export { recordBet } from "#lib/modules/games/record-bet.ts";
