import "server-only";
import type { readBalanceCall } from "#lib/contracts/cashier/read-balance.ts";
import type { readMerchantWalletCall } from "#lib/contracts/cashier/read-merchant-wallet.ts";
import type { readWalletsCall } from "#lib/contracts/cashier/read-wallets.ts";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import { ownPurse } from "#lib/modules/cashier/own-purse.ts";
import { getBalance } from "#lib/modules/ledger/index.ts";
import type { Context } from "#lib/platform/context.ts";

export async function readBalance(context: Context): Promise<OutputOf<typeof readBalanceCall>> {
  const key = await ownPurse(context);
  const { cash, bonus, held } = await getBalance(context, key);
  return { currency: key.currency, balance: cash, bonus, held };
}

export async function readWallets(context: Context): Promise<OutputOf<typeof readWalletsCall>> {
  const { currency, balance } = await readBalance(context);
  return { currency, wallets: [{ wallet: "main", balance }], total: balance };
}

/** Returns that the wallet is the single one: vendors call it for every bet and hold no money. */
export async function readMerchantWallet(): Promise<OutputOf<typeof readMerchantWalletCall>> {
  return { isSingle: true };
}
