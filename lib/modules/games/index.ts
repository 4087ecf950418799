import "server-only";

export { type Game, inHouseVendor, listInHouseGames, requireGame } from "#lib/modules/games/catalogue.ts";
export type { CatalogueDefinition, GameDefinition, VendorDefinition } from "#lib/modules/games/catalogue-definition.ts";
export { exportBets } from "#lib/modules/games/export-bets.ts";
export { exportProfit } from "#lib/modules/games/export-profit.ts";
export { launchDemo, launchGame } from "#lib/modules/games/launch-game.ts";
export { countOfferedGames, listGameCodes } from "#lib/modules/games/list-addresses.ts";
export { listGames } from "#lib/modules/games/list-games.ts";
export { listWinners, listWins } from "#lib/modules/games/list-winners.ts";
export { maskName } from "#lib/modules/games/mask-name.ts";
export {
  addFavorite,
  listFavoriteIds,
  listFavorites,
  listRecentGames,
  removeFavorite,
} from "#lib/modules/games/own-lists.ts";
export { readBets } from "#lib/modules/games/read-bets.ts";
export { readGame } from "#lib/modules/games/read-game.ts";
export { type GameArt, readGameArt } from "#lib/modules/games/read-game-art.ts";
export { type HomeFront, readHomeFront } from "#lib/modules/games/read-home-front.ts";
export { readHomeSections } from "#lib/modules/games/read-home-sections.ts";
export { readHotGames, readPopularGames } from "#lib/modules/games/read-hot-games.ts";
export { readProfit } from "#lib/modules/games/read-profit.ts";
export { readVendorPath } from "#lib/modules/games/read-vendor-path.ts";
export { readGameTypes, readVendors } from "#lib/modules/games/read-vendors.ts";
export { readWinners } from "#lib/modules/games/read-winners.ts";
export { recordBet } from "#lib/modules/games/record-bet.ts";
export { saveCatalogue } from "#lib/modules/games/save-catalogue.ts";
export { searchGames } from "#lib/modules/games/search-games.ts";
export { setGameMaintenance } from "#lib/modules/games/set-game-maintenance.ts";
export {
  type HistoryQuery,
  type LaunchRequest,
  type VendorAdapter,
  type VendorAdapters,
  type VendorBet,
  type VendorTransfer,
  vendorAdapters,
} from "#lib/modules/games/vendor-adapter.ts";
export { type WinnerPage, winnerPage } from "#lib/modules/games/winner-page.ts";
