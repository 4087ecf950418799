import { pushEntry } from "#lib/client/push-entry.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { isLocale, type Locale } from "#lib/i18n/locales.ts";

/** Returns the path of a game's details: a page of its own, and a sheet over any other page. */
export function gamePath(locale: Locale, gameId: string): string {
  return localePath(locale, `/game/${gameId}`);
}

/** Returns the game id of a path in any language; null for other paths. */
export function gameAt(pathname: string): string | null {
  const [, first = "", ...rest] = pathname.split("/");
  const [name, gameId] = isLocale(first) ? rest : [first, ...rest];
  return name === "game" && gameId ? gameId : null;
}

/** Opens the details over the current page. Switching between sheets keeps one history entry. */
export function openGame(locale: Locale, gameId: string): void {
  const entry: SheetEntry = { gameSheet: performance.timeOrigin };
  const path = gamePath(locale, gameId);
  if (sheetOpen()) history.replaceState(entry, "", path);
  else pushEntry(entry, path);
}

interface SheetEntry {
  /** Time origin of the document that opened the sheet: after a reload the same URL is a page. */
  gameSheet: number;
}

/** True when the current history entry is a sheet over another page. */
export function sheetOpen(): boolean {
  const state: unknown = globalThis.history?.state;
  return (
    typeof state === "object" && state !== null && "gameSheet" in state && state.gameSheet === performance.timeOrigin
  );
}

/** Fired on `window` on intent to open a game's details, to prefetch their code. */
export const gameIntent = "game-intent";

export function intendGame(): void {
  dispatchEvent(new Event(gameIntent));
}
