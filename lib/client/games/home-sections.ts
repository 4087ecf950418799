import { queryOptions } from "@tanstack/react-query";
import { callPortal } from "#lib/client/call-portal.ts";
import { gameKeys, lobbyStaleMs } from "#lib/client/games/game-keys.ts";
import { readHomeSectionsCall } from "#lib/contracts/games/read-home-sections.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** Queries the sections of the home page. */
export const homeSectionsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: gameKeys.sections(locale),
    queryFn: async ({ signal }) => (await callPortal(readHomeSectionsCall, {}, { signal })).sections,
    staleTime: lobbyStaleMs,
  });
