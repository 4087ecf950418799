import { queryOptions } from "@tanstack/react-query";
import { callPortal } from "#lib/client/call-portal.ts";
import { ofThePlayer } from "#lib/client/query-client.ts";
import { serverTimeMs } from "#lib/client/server-clock.ts";
import type { DepositView } from "#lib/contracts/cashier/deposit-view.ts";
import { readDepositCall } from "#lib/contracts/cashier/read-deposit.ts";

const askEveryMs = 2_000;

/** True until the gateway's callback or its absence decides the deposit. */
export function awaitsCallback({ state }: DepositView): boolean {
  return state === "pending" || state === "paid";
}

/** CASH-03: polls a deposit until it is decided, in background tabs, too. */
export const depositQuery = (rendered: DepositView) =>
  queryOptions({
    queryKey: [ofThePlayer, "deposit", rendered.id],
    queryFn: ({ signal }) => callPortal(readDepositCall, { id: rendered.id }, { signal }),
    initialData: rendered,
    enabled: awaitsCallback(rendered),
    // Errors are not shown: the next poll or page reports them if they persist.
    // Later the event stream refreshes the page: a callback that never comes must not be asked for all day.
    refetchInterval: ({ state: { data } }) =>
      data && awaitsCallback(data) && serverTimeMs() < data.expiresAt.getTime() ? askEveryMs : false,
    refetchIntervalInBackground: true,
  });
