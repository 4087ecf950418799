import { queryOptions } from "@tanstack/react-query";
import { callPortal } from "#lib/client/call-portal.ts";
import { gameKeys, lobbyStaleMs } from "#lib/client/games/game-keys.ts";
import { readVendorsCall } from "#lib/contracts/games/read-vendors.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** Queries the vendors by category. */
export const vendorsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: gameKeys.vendors(locale),
    queryFn: async ({ signal }) => (await callPortal(readVendorsCall, {}, { signal })).data.lanes,
    staleTime: lobbyStaleMs,
  });
