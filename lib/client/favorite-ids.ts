import { atom } from "jotai/vanilla";

/** Ids of the player's favourites with optimistic updates; null until a page has provided them. */
export const favoriteIdsAtom = atom<ReadonlySet<string> | null>(null);
