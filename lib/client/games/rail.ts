import { infiniteQueryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callPortal } from "#lib/client/call-portal.ts";
import { gameKeys } from "#lib/client/games/game-keys.ts";
import type { GameCategory } from "#lib/contracts/games/categories.ts";
import { listGamesCall } from "#lib/contracts/games/list-games.ts";

/** The contract's defaults. */
const firstPage = z.decode(listGamesCall.input, {});

interface Rail {
  category: GameCategory;
  entry: string;
  /** Codes of the vendors to load in order; at least one. */
  vendors: readonly [string, ...string[]];
}

/** LOBBY-04: queries a rail; each page is one vendor's first games of a category, most played first. */
export const railQuery = ({ category, entry, vendors }: Rail) =>
  infiniteQueryOptions({
    queryKey: gameKeys.rail(category, entry),
    queryFn: async ({ pageParam: vendorCode }) =>
      (await callPortal(listGamesCall, { ...firstPage, category, vendorCodes: [vendorCode] })).games,
    initialPageParam: vendors[0],
    getNextPageParam: (_, pages) => vendors[pages.length],
    // Pages load only when the row's end comes near.
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
