import { artAddress } from "#lib/art/address.ts";
import { categoryOf } from "#lib/contracts/games/categories.ts";
import { type GameFeature, gameClassOf, gameFeatures } from "#lib/contracts/games/game-classes.ts";
import type { GameDetails, GameState, GameTile } from "#lib/contracts/games/game-view.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { categoryAfterMoves, type VendorMove } from "#lib/modules/games/catalogue/category-rules.ts";
import type { CatalogueRow } from "#lib/modules/games/catalogue/store.ts";

/** Number of days for which a game is new. */
export const newDays = 30;

/** Context of one response: language, time and the site's vendor moves. */
export interface View {
  language: Locale;
  now: Date;
  moves: readonly VendorMove[];
}

export function tileOf(row: CatalogueRow, { language, now, moves }: View): GameTile {
  const subject = { vendor: row.vendorCode, gameClass: row.artClass, slug: row.code };
  return {
    gameId: row.code,
    gameName: nameOf(row, language),
    tileKind: "game",
    category: categoryAfterMoves(categoryOf(row.category), row.vendorCode, moves),
    vendorCode: row.vendorCode,
    vendorName: row.vendorName,
    gameCode: row.vendorGameId,
    gameClass: gameClassOf(row.gameClass),
    artClass: row.artClass,
    state: stateOf(row),
    backAt: stateOf(row) === "maintenance" ? expectedEnd(row, now) : null,
    isHot: row.hot && row.playable,
    isNew: row.releasedOn >= daysBefore(now, newDays),
    hasDemo: row.demo && stateOf(row) === "ready",
    hasJackpot: row.jackpot,
    rtp: row.rtp === 0 ? null : row.rtp / 10_000,
    minBet: row.minimumStake,
    iconUrl: artAddress("thumb", subject),
    largeIconUrl: artAddress("cover", subject),
  };
}

export function detailsOf(row: CatalogueRow, view: View): GameDetails {
  const { releasedOn, volatility, lines, reels, topMultiple, maximumStake: maxBet } = row;
  const features = row.features.filter((feature): feature is GameFeature =>
    gameFeatures.some((known) => known === feature),
  );
  return { ...tileOf(row, view), releasedOn, volatility, lines, reels, topMultiple, maxBet, features };
}

export function nameOf(row: Pick<CatalogueRow, "name" | "names">, language: Locale): string {
  return row.names[language] ?? row.name;
}

/** Returns the state of a game (LOBBY-18). Games of vendors that are not connected say so. */
export function stateOf({ integrated, maintenance }: Pick<CatalogueRow, "integrated" | "maintenance">): GameState {
  if (!integrated) return "not-integrated";
  return maintenance ? "maintenance" : "ready";
}

/** Returns when maintenance should end; null when that is unknown or has passed. */
function expectedEnd({ maintenanceUntil }: CatalogueRow, now: Date): Date | null {
  return maintenanceUntil !== null && maintenanceUntil > now ? maintenanceUntil : null;
}

/** Returns the date so many days ago as "2026-11-28". */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
