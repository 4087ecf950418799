import { queryOptions } from "@tanstack/react-query";
import { callPortal } from "#lib/client/call-portal.ts";
import { ofThePlayer } from "#lib/client/query-client.ts";
import type { DepositView } from "#lib/contracts/cashier/deposit-view.ts";
import { readDeposit } from "#lib/contracts/cashier/read-deposit.ts";

const askEveryMs = 2_000;

/** CASH-03: a deposit as it stands; asked for again until it is decided, also behind another tab. */
export const depositQuery = (rendered: DepositView) =>
  queryOptions({
    queryKey: [ofThePlayer, "deposit", rendered.id],
    queryFn: ({ signal }) => callPortal(readDeposit, { id: rendered.id }, { signal }),
    initialData: rendered,
    enabled: rendered.state === "pending",
    // Errors need no word: what is asked for again soon, or with the next page, says the same.
    refetchInterval: ({ state }) => (state.data?.state === "pending" ? askEveryMs : false),
    refetchIntervalInBackground: true,
  });
