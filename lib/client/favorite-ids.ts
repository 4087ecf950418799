import { atom } from "jotai/vanilla";

/** Ids of the player's favourites, ahead of the server's word; null until a page has told them. */
export const favoriteIdsAtom = atom<ReadonlySet<string> | null>(null);
