import "server-only";
import { artAddress } from "#lib/art/address.ts";
import { categoryOf, type GameCategory } from "#lib/contracts/games/categories.ts";
import { type GameClass, gameClasses } from "#lib/contracts/games/game-classes.ts";
import type { VendorCard } from "#lib/contracts/games/game-view.ts";
import { categoryAfterMoves, moveVendors, type VendorMove } from "#lib/modules/games/catalogue/category-rules.ts";
import { countStock, listVendorPlaces } from "#lib/modules/games/catalogue/store.ts";
import { cachedPerDatabase } from "#lib/platform/cached-per-database.ts";
import type { Database } from "#lib/platform/database.ts";

/** Cache lifetime of the catalogue. It changes rarely, and a launch reads the database directly. */
export const catalogueFreshMs = 5_000;
/** Maximum age of the response after a flush. All flushes within it share one query (LOBBY-13). */
export const flushedFreshMs = 1_000;

/** Categories as vendors deliver them, in lobby order. */
const delivered: readonly GameCategory[] = [
  "slots",
  "in-house",
  "live-casino",
  "fishing",
  "poker",
  "sports",
  "esports",
  "cockfighting",
  "lottery",
  "e-lottery",
];

const readRows = cachedPerDatabase(
  async (db) => ({ places: await listVendorPlaces(db), stock: await countStock(db) }),
  catalogueFreshMs,
);

export function forgetLobbyCategories(db: Database): void {
  readRows.forget(db);
}

/** Returns a vendor's name, the same everywhere; its code when the site does not offer it. At most 5 s old. */
export async function readVendorName({ db }: { db: Database }, code: string): Promise<string> {
  const { places } = await readRows(db);
  return places.find((place) => place.code === code)?.name ?? code;
}

export interface CategoryVendors {
  category: GameCategory;
  games: number;
  cards: VendorCard[];
  classes: { code: GameClass; games: number; vendors: string[] }[];
}

/** Returns every category with its vendors, classes and game counts, optionally of one vendor only. At most 5 s old. */
export async function readLobbyCategories(
  db: Database,
  moves: readonly VendorMove[],
  { vendorCode, oldestMs }: { vendorCode?: string | undefined; oldestMs?: number | undefined } = {},
): Promise<CategoryVendors[]> {
  const rows = await readRows(db, oldestMs);
  const places = rows.places.filter(({ code }) => vendorCode === undefined || code === vendorCode);
  const deliveredTo = delivered.map((category) => ({
    category,
    cards: places.filter((place) => place.category === category).map((place) => ({ ...place, vendorCode: place.code })),
  }));
  const counted = rows.stock.map((row) => ({
    ...row,
    listedIn: categoryAfterMoves(categoryOf(row.category), row.vendorCode, moves),
  }));
  return moveVendors(deliveredTo, moves).map(({ category, cards }) => {
    const own = counted.filter(({ listedIn, vendorCode }) => {
      return listedIn === category && cards.some((card) => card.vendorCode === vendorCode);
    });
    return {
      category,
      games: sum(own),
      cards: cards.map((card) => {
        const games = sum(own.filter(({ vendorCode }) => vendorCode === card.vendorCode));
        return cardOf(card, category, games);
      }),
      classes: gameClasses
        .map((code) => ({ code, rows: own.filter(({ gameClass }) => gameClass === code) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ code, rows }) => ({ code, games: sum(rows), vendors: rows.map(({ vendorCode }) => vendorCode) })),
    };
  });
}

type Place = Awaited<ReturnType<typeof listVendorPlaces>>[number];

function cardOf(
  { code, name, lobbyCode, large, integrated }: Place,
  category: GameCategory,
  games: number,
): VendorCard {
  const art = artAddressOfVendor(code, category);
  return {
    vendorCode: code,
    displayName: name,
    tileKind: "vendor",
    category,
    gameId: lobbyCode,
    games,
    large,
    state: integrated ? "ready" : "not-integrated",
    ...art,
  };
}

/** Returns the address of a vendor's picture for a game class, drawn like a game's in the vendor's colours. */
function artAddressOfVendor(vendor: string, gameClass: string) {
  const subject = { vendor, gameClass, slug: `${vendor.toLowerCase().replaceAll("_", "-")}-${gameClass}` };
  return { iconUrl: artAddress("thumb", subject), largeIconUrl: artAddress("cover", subject) };
}

function sum(rows: readonly { games: number }[]): number {
  return rows.reduce((total, { games }) => total + games, 0);
}
