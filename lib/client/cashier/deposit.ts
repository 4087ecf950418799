import { queryOptions } from "@tanstack/react-query";
import { callPortal } from "#lib/client/call-portal.ts";
import { ofThePlayer } from "#lib/client/query-client.ts";
import type { DepositView } from "#lib/contracts/cashier/deposit-view.ts";
import { readDepositCall } from "#lib/contracts/cashier/read-deposit.ts";

const askEveryMs = 2_000;

/** CASH-03: polls a deposit until it is decided, in background tabs, too. */
export const depositQuery = (rendered: DepositView) =>
  queryOptions({
    queryKey: [ofThePlayer, "deposit", rendered.id],
    queryFn: ({ signal }) => callPortal(readDepositCall, { id: rendered.id }, { signal }),
    initialData: rendered,
    enabled: rendered.state === "pending",
    // Errors are not shown: the next poll or page reports them if they persist.
    refetchInterval: ({ state }) => (state.data?.state === "pending" ? askEveryMs : false),
    refetchIntervalInBackground: true,
  });
