import "server-only";
import type { GameState } from "#lib/contracts/games/game-view.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { cachedByKey } from "#lib/kernel/cached-by-key.ts";
import { nameOf, stateOf } from "#lib/modules/games/catalogue/game-view.ts";
import { catalogueFreshMs } from "#lib/modules/games/catalogue/lobby-categories.ts";
import { type CatalogueRow, findOfferedGames } from "#lib/modules/games/catalogue/store.ts";
import type { Context } from "#lib/platform/context.ts";
import type { Database } from "#lib/platform/database.ts";

/** Input of a game's picture. */
export interface GameArt {
  code: string;
  name: string;
  vendor: string;
  artClass: string;
  state: GameState;
}

/** Maximum number of cached game sets. Few exist: those of the banners. */
const keptSets = 20;
const caches = new WeakMap<Database, ReturnType<typeof cachedByKey<CatalogueRow[]>>>();

export function forgetGameArt(db: Database): void {
  caches.delete(db);
}

/** Returns the art of the given games that are on offer, by code. At most 5 s old. */
export async function readGameArt(
  { db }: Pick<Context, "db">,
  { codes, language }: { codes: readonly string[]; language: Locale },
): Promise<ReadonlyMap<string, GameArt>> {
  const wanted = [...new Set(codes)].toSorted();
  if (wanted.length === 0) return new Map();
  const cache = caches.get(db) ?? cachedByKey<CatalogueRow[]>(keptSets, { freshMs: catalogueFreshMs });
  caches.set(db, cache);
  // `async`, because a drizzle query runs again each time it is awaited.
  const rows = await cache.read(wanted.join(), async () => findOfferedGames(db, wanted));
  return new Map(
    rows.map((row) => {
      const { code, vendorCode: vendor, artClass } = row;
      return [code, { code, name: nameOf(row, language), vendor, artClass, state: stateOf(row) }];
    }),
  );
}
