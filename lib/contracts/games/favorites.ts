import * as z from "zod/mini";
import { inCode } from "#lib/contracts/code-names.ts";
import { defineCall, members } from "#lib/contracts/define-call.ts";
import { callerFacts, gameTile, nodeId } from "#lib/contracts/games/game-view.ts";
import { lobbySizes } from "#lib/contracts/games/lobby-sizes.ts";
import { wireCategory } from "#lib/contracts/games/wire-category.ts";
import { done, pageInput, pageOf, queryInteger } from "#lib/contracts/wire.ts";

const path = "/api/portal/favorites";
/** The limit of one per second (LOBBY-14) is enforced by the button. */
const limits = { perAddress: 300, perAccount: 90 };

/** Favourites, newest first (LOBBY-14). */
export const listFavoritesCall = defineCall({
  name: "games.listFavorites",
  summary: "Favourites",
  method: "GET",
  path,
  roles: members,
  input: inCode(
    z.strictObject({
      ...callerFacts,
      gameType: z.optional(wireCategory),
      pageNo: pageInput.pageNo,
      pageSize: z._default(queryInteger(1, lobbySizes.favorites), lobbySizes.favorites),
    }),
  ),
  output: pageOf(gameTile),
});

export const listFavoriteIdsCall = defineCall({
  name: "games.listFavoriteIds",
  summary: "Ids of favourites",
  method: "GET",
  path: `${path}/ids`,
  roles: members,
  input: z.strictObject({}),
  output: z.object({ ids: z.array(nodeId) }),
});

/** Adding an existing favourite succeeds and changes nothing. */
export const addFavoriteCall = defineCall({
  name: "games.addFavorite",
  summary: "Add a favourite",
  method: "POST",
  path,
  roles: members,
  limits,
  input: inCode(z.strictObject({ nodeId })),
  output: done,
  errors: ["not-found", "favorite-limit"],
});

/** Removing a missing favourite succeeds. */
export const removeFavoriteCall = defineCall({
  name: "games.removeFavorite",
  summary: "Remove a favourite",
  method: "DELETE",
  path,
  roles: members,
  limits,
  input: inCode(z.strictObject({ nodeId })),
  output: done,
});
