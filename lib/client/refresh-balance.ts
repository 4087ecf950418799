import { balanceAtom } from "#lib/client/balance.ts";
import { callPortal } from "#lib/client/call-portal.ts";
import { store } from "#lib/client/store.ts";
import { readBalanceCall } from "#lib/contracts/cashier/read-balance.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

/** Reads the balance from the server and shows it. */
export async function refreshBalance(): Promise<void> {
  const { balance } = await callPortal(readBalanceCall, {});
  store.set(balanceAtom, moneyToWire(balance));
}
