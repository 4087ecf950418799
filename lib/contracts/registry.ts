import { addBankAccountCall } from "#lib/contracts/cashier/add-bank-account.ts";
import { cancelWithdrawalCall } from "#lib/contracts/cashier/cancel-withdrawal.ts";
import { confirmReceiptCall } from "#lib/contracts/cashier/confirm-receipt.ts";
import { createDepositCall } from "#lib/contracts/cashier/create-deposit.ts";
import { disputeReceiptCall } from "#lib/contracts/cashier/dispute-receipt.ts";
import { listDepositsCall } from "#lib/contracts/cashier/list-deposits.ts";
import { listWithdrawalsCall } from "#lib/contracts/cashier/list-withdrawals.ts";
import { readAccountRecordCall } from "#lib/contracts/cashier/read-account-record.ts";
import { readBalanceCall } from "#lib/contracts/cashier/read-balance.ts";
import { readDepositCall } from "#lib/contracts/cashier/read-deposit.ts";
import { readDepositOptionsCall } from "#lib/contracts/cashier/read-deposit-options.ts";
import { readMerchantWalletCall } from "#lib/contracts/cashier/read-merchant-wallet.ts";
import { readWalletsCall } from "#lib/contracts/cashier/read-wallets.ts";
import { readWithdrawalCall } from "#lib/contracts/cashier/read-withdrawal.ts";
import { readWithdrawalOptionsCall } from "#lib/contracts/cashier/read-withdrawal-options.ts";
import { requestWithdrawalCall } from "#lib/contracts/cashier/request-withdrawal.ts";
import { setPaymentPasswordCall } from "#lib/contracts/cashier/set-payment-password.ts";
import { readAnnouncementsCall } from "#lib/contracts/content/read-announcements.ts";
import type { CallContract } from "#lib/contracts/define-call.ts";
import {
  addFavoriteCall,
  listFavoriteIdsCall,
  listFavoritesCall,
  removeFavoriteCall,
} from "#lib/contracts/games/favorites.ts";
import { launchDemoCall, launchGameCall } from "#lib/contracts/games/launch-game.ts";
import { listGamesCall } from "#lib/contracts/games/list-games.ts";
import { listRecentGamesCall } from "#lib/contracts/games/list-recent-games.ts";
import { readBetsCall } from "#lib/contracts/games/read-bets.ts";
import { readGameCall } from "#lib/contracts/games/read-game.ts";
import { readGameTypesCall } from "#lib/contracts/games/read-game-types.ts";
import { readHomeSectionsCall } from "#lib/contracts/games/read-home-sections.ts";
import { readHotGamesCall } from "#lib/contracts/games/read-hot-games.ts";
import { readPopularGamesCall } from "#lib/contracts/games/read-popular-games.ts";
import { readProfitCall } from "#lib/contracts/games/read-profit.ts";
import { readVendorsCall } from "#lib/contracts/games/read-vendors.ts";
import { readWinnersCall } from "#lib/contracts/games/read-winners.ts";
import { searchGamesCall } from "#lib/contracts/games/search-games.ts";
import { changePasswordCall } from "#lib/contracts/identity/change-password.ts";
import { endSessionsCall } from "#lib/contracts/identity/end-sessions.ts";
import { listSessionsCall } from "#lib/contracts/identity/list-sessions.ts";
import { loginCall } from "#lib/contracts/identity/login.ts";
import { logoutCall } from "#lib/contracts/identity/logout.ts";
import { readLoginInfoCall } from "#lib/contracts/identity/read-login-info.ts";
import { readMemberCall } from "#lib/contracts/identity/read-member.ts";
import { readRegistrationSettingsCall } from "#lib/contracts/identity/read-registration-settings.ts";
import { readStateCall } from "#lib/contracts/identity/read-state.ts";
import { registerCall } from "#lib/contracts/identity/register.ts";
import { readLiveCall } from "#lib/contracts/live/read-live.ts";
import { changeClientSeedCall } from "#lib/contracts/originals/change-client-seed.ts";
import { changeDemoClientSeedCall } from "#lib/contracts/originals/change-demo-client-seed.ts";
import { markRoundSeenCall } from "#lib/contracts/originals/mark-round-seen.ts";
import { playDemoRoundCall } from "#lib/contracts/originals/play-demo-round.ts";
import { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import { readDemoTableCall } from "#lib/contracts/originals/read-demo-table.ts";
import { readJackpotsCall } from "#lib/contracts/originals/read-jackpots.ts";
import { readRoundCall } from "#lib/contracts/originals/read-round.ts";
import { readTableCall } from "#lib/contracts/originals/read-table.ts";
import { refillDemoCall } from "#lib/contracts/originals/refill-demo.ts";
import { rotateDemoSeedsCall } from "#lib/contracts/originals/rotate-demo-seeds.ts";
import { rotateSeedsCall } from "#lib/contracts/originals/rotate-seeds.ts";
import { claimRewardCall } from "#lib/contracts/promotions/claim-reward.ts";
import { listRewardsCall } from "#lib/contracts/promotions/list-rewards.ts";
import { readCountriesCall } from "#lib/contracts/system/read-countries.ts";
import { readKeysCall } from "#lib/contracts/system/read-keys.ts";
import { readPermissionCall } from "#lib/contracts/system/read-permission.ts";
import { readServiceKeysCall } from "#lib/contracts/system/read-service-keys.ts";
import { readTimeCall } from "#lib/contracts/system/read-time.ts";

/** All calls. The OpenAPI page, the contract fuzz and the authorisation matrix iterate them. */
export const registry: readonly CallContract[] = [
  readKeysCall,
  readPermissionCall,
  readServiceKeysCall,
  readCountriesCall,
  readTimeCall,
  readAnnouncementsCall,
  readBetsCall,
  readProfitCall,
  readWinnersCall,
  readVendorsCall,
  readGameTypesCall,
  readHomeSectionsCall,
  readHotGamesCall,
  readPopularGamesCall,
  listGamesCall,
  readGameCall,
  searchGamesCall,
  launchGameCall,
  launchDemoCall,
  listFavoritesCall,
  listFavoriteIdsCall,
  addFavoriteCall,
  removeFavoriteCall,
  listRecentGamesCall,
  readTableCall,
  playRoundCall,
  changeClientSeedCall,
  rotateSeedsCall,
  readDemoTableCall,
  playDemoRoundCall,
  changeDemoClientSeedCall,
  rotateDemoSeedsCall,
  refillDemoCall,
  readRoundCall,
  markRoundSeenCall,
  readJackpotsCall,
  readLiveCall,
  readRegistrationSettingsCall,
  registerCall,
  loginCall,
  readLoginInfoCall,
  logoutCall,
  listSessionsCall,
  endSessionsCall,
  changePasswordCall,
  readMemberCall,
  readStateCall,
  addBankAccountCall,
  cancelWithdrawalCall,
  confirmReceiptCall,
  createDepositCall,
  disputeReceiptCall,
  listDepositsCall,
  listWithdrawalsCall,
  readAccountRecordCall,
  readBalanceCall,
  readDepositCall,
  readDepositOptionsCall,
  readMerchantWalletCall,
  readWalletsCall,
  readWithdrawalCall,
  readWithdrawalOptionsCall,
  requestWithdrawalCall,
  setPaymentPasswordCall,
  listRewardsCall,
  claimRewardCall,
];
