import { addBankAccount } from "#lib/contracts/cashier/add-bank-account.ts";
import { cancelWithdrawal } from "#lib/contracts/cashier/cancel-withdrawal.ts";
import { confirmReceipt } from "#lib/contracts/cashier/confirm-receipt.ts";
import { createDeposit } from "#lib/contracts/cashier/create-deposit.ts";
import { disputeReceipt } from "#lib/contracts/cashier/dispute-receipt.ts";
import { listDepositsCall } from "#lib/contracts/cashier/list-deposits.ts";
import { listWithdrawalsCall } from "#lib/contracts/cashier/list-withdrawals.ts";
import { readAccountRecordCall } from "#lib/contracts/cashier/read-account-record.ts";
import { readBalance } from "#lib/contracts/cashier/read-balance.ts";
import { readDeposit } from "#lib/contracts/cashier/read-deposit.ts";
import { readDepositOptions } from "#lib/contracts/cashier/read-deposit-options.ts";
import { readMerchantWallet } from "#lib/contracts/cashier/read-merchant-wallet.ts";
import { readWallets } from "#lib/contracts/cashier/read-wallets.ts";
import { readWithdrawal } from "#lib/contracts/cashier/read-withdrawal.ts";
import { readWithdrawalOptions } from "#lib/contracts/cashier/read-withdrawal-options.ts";
import { requestWithdrawal } from "#lib/contracts/cashier/request-withdrawal.ts";
import { setPaymentPassword } from "#lib/contracts/cashier/set-payment-password.ts";
import { readAnnouncements } from "#lib/contracts/content/read-announcements.ts";
import type { CallContract } from "#lib/contracts/define-call.ts";
import { addFavorite, listFavoriteIds, listFavorites, removeFavorite } from "#lib/contracts/games/favorites.ts";
import { launchDemo, launchGame } from "#lib/contracts/games/launch-game.ts";
import { listGames } from "#lib/contracts/games/list-games.ts";
import { listRecentGames } from "#lib/contracts/games/list-recent-games.ts";
import { readBetsCall } from "#lib/contracts/games/read-bets.ts";
import { readGame } from "#lib/contracts/games/read-game.ts";
import { readGameTypes } from "#lib/contracts/games/read-game-types.ts";
import { readHomeSections } from "#lib/contracts/games/read-home-sections.ts";
import { readHotGames } from "#lib/contracts/games/read-hot-games.ts";
import { readPopularGames } from "#lib/contracts/games/read-popular-games.ts";
import { readProfit } from "#lib/contracts/games/read-profit.ts";
import { readVendors } from "#lib/contracts/games/read-vendors.ts";
import { readWinners } from "#lib/contracts/games/read-winners.ts";
import { searchGames } from "#lib/contracts/games/search-games.ts";
import { changePassword } from "#lib/contracts/identity/change-password.ts";
import { endSessions } from "#lib/contracts/identity/end-sessions.ts";
import { listSessionsCall } from "#lib/contracts/identity/list-sessions.ts";
import { login } from "#lib/contracts/identity/login.ts";
import { logout } from "#lib/contracts/identity/logout.ts";
import { readLoginInfo } from "#lib/contracts/identity/read-login-info.ts";
import { readMember } from "#lib/contracts/identity/read-member.ts";
import { readRegistrationSettings } from "#lib/contracts/identity/read-registration-settings.ts";
import { readState } from "#lib/contracts/identity/read-state.ts";
import { register } from "#lib/contracts/identity/register.ts";
import { readLive } from "#lib/contracts/live/read-live.ts";
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
import { claimReward } from "#lib/contracts/promotions/claim-reward.ts";
import { listRewardsCall } from "#lib/contracts/promotions/list-rewards.ts";
import { readCountries } from "#lib/contracts/system/read-countries.ts";
import { readKeys } from "#lib/contracts/system/read-keys.ts";
import { readPermission } from "#lib/contracts/system/read-permission.ts";

/** All calls. The OpenAPI page, the contract fuzz and the authorisation matrix iterate them. */
export const registry: readonly CallContract[] = [
  readKeys,
  readPermission,
  readCountries,
  readAnnouncements,
  readBetsCall,
  readProfit,
  readWinners,
  readVendors,
  readGameTypes,
  readHomeSections,
  readHotGames,
  readPopularGames,
  listGames,
  readGame,
  searchGames,
  launchGame,
  launchDemo,
  listFavorites,
  listFavoriteIds,
  addFavorite,
  removeFavorite,
  listRecentGames,
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
  readLive,
  readRegistrationSettings,
  register,
  login,
  readLoginInfo,
  logout,
  listSessionsCall,
  endSessions,
  changePassword,
  readMember,
  readState,
  addBankAccount,
  cancelWithdrawal,
  confirmReceipt,
  createDeposit,
  disputeReceipt,
  listDepositsCall,
  listWithdrawalsCall,
  readAccountRecordCall,
  readBalance,
  readDeposit,
  readDepositOptions,
  readMerchantWallet,
  readWallets,
  readWithdrawal,
  readWithdrawalOptions,
  requestWithdrawal,
  setPaymentPassword,
  listRewardsCall,
  claimReward,
];
