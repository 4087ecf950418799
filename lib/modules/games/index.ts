import "server-only";

export { exportProfit } from "#lib/modules/games/bets/export-profit.ts";
export { readBetDays, readBets } from "#lib/modules/games/bets/read-bets.ts";
export { readProfit } from "#lib/modules/games/bets/read-profit.ts";
export { recordBet } from "#lib/modules/games/bets/store.ts";
export type { CatalogueDefinition, GameDefinition, VendorDefinition } from "#lib/modules/games/catalogue/definition.ts";
export {
  type Game,
  inHouseVendor,
  listInHouseGames,
  requireGame,
} from "#lib/modules/games/catalogue/in-house-games.ts";
export { countOfferedGames, listGameCodes } from "#lib/modules/games/catalogue/list-addresses.ts";
export { listGames } from "#lib/modules/games/catalogue/list-games.ts";
export { readVendorName } from "#lib/modules/games/catalogue/lobby-categories.ts";
export {
  addFavorite,
  listFavoriteIds,
  listFavorites,
  listRecentGames,
  removeFavorite,
} from "#lib/modules/games/catalogue/own-lists.ts";
export { readGame } from "#lib/modules/games/catalogue/read-game.ts";
export { type GameArt, readGameArt } from "#lib/modules/games/catalogue/read-game-art.ts";
export { readGameNames } from "#lib/modules/games/catalogue/read-game-names.ts";
export { type HomeFront, readHomeFront } from "#lib/modules/games/catalogue/read-home-front.ts";
export { readHomeSections } from "#lib/modules/games/catalogue/read-home-sections.ts";
export { readHotGames, readPopularGames } from "#lib/modules/games/catalogue/read-hot-games.ts";
export { readVendorPath } from "#lib/modules/games/catalogue/read-vendor-path.ts";
export { readGameTypes, readPlayable, readVendors } from "#lib/modules/games/catalogue/read-vendors.ts";
export { saveCatalogue } from "#lib/modules/games/catalogue/save-catalogue.ts";
export { searchGames } from "#lib/modules/games/catalogue/search-games.ts";
export { setGameMaintenance } from "#lib/modules/games/catalogue/set-game-maintenance.ts";
export { launchDemo, launchGame } from "#lib/modules/games/launch/launch-game.ts";
export {
  type HistoryQuery,
  type LaunchRequest,
  type VendorAdapter,
  type VendorAdapters,
  type VendorBet,
  type VendorTransfer,
  vendorAdapters,
} from "#lib/modules/games/launch/vendor-adapter.ts";
export { lobbySettings } from "#lib/modules/games/settings.ts";
export { type ListedWin, listWinners, listWins } from "#lib/modules/games/winners/list-winners.ts";
export { maskName } from "#lib/modules/games/winners/mask-name.ts";
export { readWinners } from "#lib/modules/games/winners/read-winners.ts";
export { type WinnerPage, winnerPage } from "#lib/modules/games/winners/winner-page.ts";
