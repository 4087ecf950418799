import { queryOptions } from "@tanstack/react-query";
import { callPortal } from "#lib/client/call-portal.ts";
import { gameKeys } from "#lib/client/games/game-keys.ts";
import { readGameCall } from "#lib/contracts/games/read-game.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/**
 * Queries a game's details. They are refetched at every opening, because they say whether the game can be played now.
 */
export const gameQuery = (locale: Locale, gameId: string) =>
  queryOptions({
    queryKey: gameKeys.details(locale, gameId),
    queryFn: ({ signal }) => callPortal(readGameCall, { gameId }, { signal }),
  });
